/** Returns the ids that a module contains literally, or whose prefix it contains in a template. */
export function findUsedTextIds(code: string, ids: readonly string[]): string[] {
  const written = new Set([...code.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, id = ""]) => id));
  const begun = [...code.matchAll(/`(\w[\w.-]*\.)\$\{/g)].map(([, beginning = ""]) => beginning);
  const isTextUsed = (id: string) => written.has(id) || begun.some((beginning) => id.startsWith(beginning));
  return ids.filter((id) => isTextUsed(id) || isTextUsed(id.replace(/\.grocery$/, "")));
}
