/** Id of the link to the page's content, the first element of every page. `start-script.ts` handles its click. */
export const SKIP_LINK_ID = "skip";

/** Id of the `main` element of every screen, to which the link leads. `skip-link.test.ts` checks the screens. */
export const MAIN_ELEMENT_ID = "main";
