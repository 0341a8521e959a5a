/** Part of a page with formatted text. */
export type FormattedTextBlock =
  | { kind: "heading"; words: string }
  | { kind: "paragraph"; words: string }
  | { kind: "list"; items: string[] };

/** Parses a page: each line is a paragraph, a heading after `#`, or a list item after `-` [CT-2]. */
export function parsePageBlocks(text: string): FormattedTextBlock[] {
  const blocks: FormattedTextBlock[] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    const [, mark, words = ""] = /^(#{1,3}|[-•])\s+(\S.*)$/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (mark?.startsWith("#")) blocks.push({ kind: "heading", words });
    else if (mark && last?.kind === "list") last.items.push(words);
    else if (mark) blocks.push({ kind: "list", items: [words] });
    else if (line) blocks.push({ kind: "paragraph", words: line });
  }
  return blocks;
}
