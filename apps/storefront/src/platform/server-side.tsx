import { createContext as createRouterContext } from "react-router";
import { createContext, use } from "react";
import type { ReactNode } from "react";

/** Data from loaders for the server render only. They are rendered as HTML and not serialized into the page. */
export interface ServerSideData {
  /** HTML of the menu, or of its placeholder. */
  menuHtml?: string;
  /** HTML of the part above the menu. */
  showcaseHtml?: string;
  bannersHtml?: string;
  footerHtml?: string;
  /** Font declarations, if they are inlined into the page. */
  fontStyles?: string | undefined;
  /** Alternate URLs of the page in each language, for the head. */
  addresses?: ReactNode;
  /** Structured data of the page (schema.org). */
  jsonLd?: object;
}

/** Context that loaders write to: `context.get(serverSideLoaderContext).jsonLd = …`. Created for each request. */
export const serverSideLoaderContext = createRouterContext<ServerSideData>();

const ServerSideDataContext = createContext<ServerSideData>({});

export function ServerSideDataProvider({ value, children }: { value: ServerSideData; children: ReactNode }) {
  return <ServerSideDataContext value={value}>{children}</ServerSideDataContext>;
}

/** Returns the data of this server render. Empty in the browser. */
export function useServerSideData(): ServerSideData {
  return use(ServerSideDataContext);
}
