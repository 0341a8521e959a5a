import { describe } from "@dasturxon/contract/refusals";
import type { Language } from "@dasturxon/domain/locale";

/** What a guest sees who came when too much was asked: the words in their language; it loads again by itself. */
export function busyPage(language: Language): string {
  const words = describe("busy")[language];
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2"><meta name="robots" content="noindex"><title>…</title>
<style>:root{color-scheme:light dark}body{display:grid;place-items:center;min-height:90vh;margin:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif;text-align:center}</style>
</head><body><p>${words}</p></body></html>
`;
}
