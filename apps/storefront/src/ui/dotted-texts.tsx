import { Fragment } from "react";

export interface DottedTextsProps {
  /** Empty texts are left out. */
  texts: readonly (string | null | undefined | false)[];
}

/**
 * Renders texts with dots between them. Each text is isolated, because Latin texts at both ends of an Arabic line would
 * otherwise reverse the order of all texts between them [UX-43].
 */
export function DottedTexts({ texts }: DottedTextsProps) {
  return texts.filter(Boolean).map((text, at) => (
    <Fragment key={at}>
      {at > 0 && " · "}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
