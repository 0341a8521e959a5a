import { createContext as createRouterContext } from "react-router";
import { createContext, use } from "react";
import type { ReactNode } from "react";

/** What loaders give to the server's render only: it is drawn as markup and never serialised into the page. */
export interface ServerSideData {
  /** The menu's markup, or what stands for it. */
  menuHtml?: string;
  /** What stands over the menu, and the foot of the page. */
  showcaseHtml?: string;
  footerHtml?: string;
  /** The store's styles, where the page carries them itself. */
  styles?: string | undefined;
  /** The page's address in each language, for the head. */
  addresses?: ReactNode;
  /** Structured data of the page, schema.org. */
  jsonLd?: object;
}

/** A loader writes here: `context.get(sideChannel).jsonLd = …`. Made again for each request. */
export const sideChannel = createRouterContext<ServerSideData>();

const Context = createContext<ServerSideData>({});

export function ServerSide({ value, children }: { value: ServerSideData; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The data of this render on the server, empty in the browser. */
export function useServerSide(): ServerSideData {
  return use(Context);
}
