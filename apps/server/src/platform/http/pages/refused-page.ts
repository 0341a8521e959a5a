import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { findTextDirection, formatHtmlLanguageTag } from "@dasturxon/domain/locale";
import type { Language } from "@dasturxon/domain/locale";
import type { Refusal } from "../reply/refusal.ts";

/** Renders a refusal as a page. `seconds`: delay after which the page reloads itself. */
export function renderRefusedPageHtml({ code, data }: Refusal, language: Language, seconds?: number): string {
  const words = describeRefusalCode(code, data)[language];
  return `<!doctype html>
<html lang="${formatHtmlLanguageTag(language)}" dir="${findTextDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${seconds === undefined ? "" : `<meta http-equiv="refresh" content="${seconds}">`}<meta name="robots" content="noindex"><title>…</title>
<style>:root{color-scheme:light dark}body{display:grid;place-items:center;min-height:90vh;margin:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif;text-align:center}</style>
</head><body><p>${words}</p></body></html>
`;
}
