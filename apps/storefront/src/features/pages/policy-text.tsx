import { type PageBlock, pageBlocks } from "@dasturxon/domain/written-page";

/** Words of the brand: paragraphs, headings and lists [CT-2]. */
export function PolicyText({ text }: { text: string }) {
  // The same words may stand twice, and none is moved.
  // oxlint-disable-next-line no-array-index-key
  return pageBlocks(text).map((block, at) => <Block key={at} block={block} />);
}

function Block({ block }: { block: PageBlock }) {
  if (block.kind === "paragraph") return <p className="own-words">{block.words}</p>;
  if (block.kind === "heading")
    return <h2 className="own-words text-title font-bold text-ink">{block.words}</h2>;
  return (
    <ul className="own-words list-disc space-y-1 ps-5">
      {block.items.map((item, at) => (
        // oxlint-disable-next-line no-array-index-key
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}
