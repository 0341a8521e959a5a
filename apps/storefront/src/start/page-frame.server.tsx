import type { I18n } from "@lingui/core";
import { renderToStaticMarkup } from "react-dom/server";
import {
  OfflineNoticeStrip,
  SERVER_RENDERED_OFFLINE_STRIP_ID,
  OFFLINE_STRIP_POSITION_CLASS,
} from "../features/connection/offline-strip.tsx";
import { MAIN_ELEMENT_ID, SKIP_LINK_ID } from "./skip-link.ts";

/**
 * Returns the HTML at the start of the body of every page: the link to the content, and the offline notice. React does
 * not hydrate it: it skips elements of the body that it did not render. No page of React starts the body with one of
 * these element types.
 */
export function renderPageStart(i18n: I18n): string {
  return renderToStaticMarkup(
    <>
      <a href={`#${MAIN_ELEMENT_ID}`} id={SKIP_LINK_ID} className={SKIP_LINK_CLASS}>
        {i18n._("page.toContent")}
      </a>
      {/* Always rendered, because screen readers announce changes only in existing live regions. */}
      <section
        role="status"
        id={SERVER_RENDERED_OFFLINE_STRIP_ID}
        className={`hidden [[data-offline]_&]:block ${OFFLINE_STRIP_POSITION_CLASS}`}
      >
        <OfflineNoticeStrip text={i18n._("connection.lost")} />
      </section>
    </>,
  );
}

/**
 * Returns the part for browsers without JavaScript: the styles that the start script loads otherwise, and a
 * notice. The menu can be read, but its buttons do not work.
 */
export function renderNoScript(i18n: I18n, stylesheet: string): string {
  return renderToStaticMarkup(
    <noscript>
      <link rel="stylesheet" href={stylesheet} />
      <p className={NO_SCRIPT_NOTICE_CLASS}>{i18n._("page.withoutScript")}</p>
    </noscript>,
  );
}

/** Classes of the skip link, which is visible only while it has the focus. */
const SKIP_LINK_CLASS =
  "fixed start-3 top-3 z-60 rounded-control bg-ink px-4 py-3 font-bold text-on-ink not-focus:sr-only";

const NO_SCRIPT_NOTICE_CLASS =
  "fixed inset-x-3 bottom-20 z-50 mx-auto max-w-xl rounded-control bg-ink px-4 py-3 text-center text-small text-on-ink lg:bottom-4";
