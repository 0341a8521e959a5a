const CLASS_ATTRIBUTE_PATTERN = /\sclass="([^"]*)"/g;
const HTML_ESCAPE_PATTERN = /&(?:amp|lt|gt|quot|#x27);/g;
const CHARACTER_BY_ESCAPE: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Returns the CSS class names of all elements in HTML from a React server render. */
export function listClassNames(html: string): Set<string> {
  const attributes = new Set(Array.from(html.matchAll(CLASS_ATTRIBUTE_PATTERN), ([, value = ""]) => value));
  return new Set(
    [...attributes].flatMap((attribute) =>
      attribute.replace(HTML_ESCAPE_PATTERN, (escape) => CHARACTER_BY_ESCAPE[escape] ?? escape).split(" "),
    ),
  );
}
