/** Id of the block that carries the data of one page to the start script. */
export const START_DATA_ID = "dx-start";

/** What differs from page to page; the start script itself is the same on all of them. */
export interface StartData {
  /** React Router's hand-over object, and its stream of loader data as text. */
  context: object;
  data: string;
  /** Addresses of modules. */
  manifest: string;
  entry: string;
  catalogue: string;
  /** Route ids with the modules that make each. */
  routes: readonly (readonly [id: string, modules: readonly string[]])[];
  /** Modules that the others stand on, each after those that it needs itself. */
  shared: readonly string[];
  /** Every module that is needed, to be fetched at once. */
  files: readonly string[];
}
