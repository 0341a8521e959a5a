/** One refusal: the HTTP status and what a person reads; `{name}` is filled in from the data. */
export interface RefusalText {
  status: number;
  text: Description;
}

/** A text in the languages of every description on the wire. */
export interface Description {
  uz: string;
  ru: string;
  en: string;
}

/** A value for a placeholder: a text, a number (grouped by thousands) or a multilingual name. */
export type RefusalValue = string | number | boolean | null | undefined | object;
export type RefusalData = { [name: string]: RefusalValue };

const WIRE_NAME = { uz: "uz", ru: "ru", en: "eng" } as const;

/** Fills `{name}` placeholders in all three languages; a multilingual value goes in by its language. */
export function fill(text: Description, data: RefusalData): Description {
  const fillOne = (language: keyof Description) =>
    text[language].replace(/\{(\w+)\}/g, (_, name: string) => display(data[name], language));
  return { uz: fillOne("uz"), ru: fillOne("ru"), en: fillOne("en") };
}

function display(value: RefusalValue, language: keyof Description): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, " ");
  if (typeof value !== "object") return String(value);
  const texts = Object.entries(value).filter((entry) => typeof entry[1] === "string" && entry[1] !== "");
  const own = texts.find(([key]) => key === WIRE_NAME[language]) ?? texts[0];
  return own ? String(own[1]) : "";
}
