/** Errors of a form by the name of its field. Fields without an error have no entry. */
export type FieldFaults<Field extends string> = { readonly [Name in Field]?: string };
