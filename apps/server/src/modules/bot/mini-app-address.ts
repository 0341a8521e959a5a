/** A page of the store as the messenger opens it: the store knows by the address what is around it. */
export function miniAppAddress(page: string): string {
  const url = new URL(page);
  url.searchParams.set("shell", "telegram");
  return url.href;
}
