/** Words of the brand, a paragraph a line. */
export function PolicyText({ text }: { text: string }) {
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => (
      <p key={line} className="own-words">
        {line}
      </p>
    ));
}
