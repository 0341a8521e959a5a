import { splitLineIntoLinks } from "@dasturxon/domain/text-links";
import { type FormattedTextBlock, parsePageBlocks } from "@dasturxon/domain/page-blocks";

/** Renders a text of the brand: paragraphs, headings and lists, with phone numbers and URLs as links [CT-2]. */
export function PolicyText({ text }: { text: string }) {
  // The index is a valid key, because equal texts may occur twice and none is moved.
  // oxlint-disable-next-line no-array-index-key
  return parsePageBlocks(text).map((block, at) => <PolicyBlock key={at} block={block} />);
}

function PolicyBlock({ block }: { block: FormattedTextBlock }) {
  if (block.kind === "paragraph")
    return (
      <p className="own-words">
        <TextWithLinks words={block.words} />
      </p>
    );
  if (block.kind === "heading")
    return (
      <h2 className="own-words text-title font-bold text-ink">
        <TextWithLinks words={block.words} />
      </h2>
    );
  return (
    <ul className="own-words list-disc space-y-1 ps-5">
      {block.items.map((item, at) => (
        // oxlint-disable-next-line no-array-index-key
        <li key={at}>
          <TextWithLinks words={item} />
        </li>
      ))}
    </ul>
  );
}

function TextWithLinks({ words }: { words: string }) {
  return splitLineIntoLinks(words).map(({ words: piece, href }, at) =>
    href === null ? (
      piece
    ) : (
      <a
        // oxlint-disable-next-line no-array-index-key
        key={at}
        href={href}
        {...(href.startsWith("https:") && { target: "_blank", rel: "noreferrer" })}
        className="touch font-medium wrap-anywhere text-ink underline underline-offset-2"
      >
        {/* Phone numbers and URLs are left-to-right, also within Arabic text. */}
        <bdi dir="ltr">{piece}</bdi>
      </a>
    ),
  );
}
