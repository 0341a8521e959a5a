import type { RefusalText } from "./text.ts";

/** Errors for an uploaded picture, or one downloaded from a URL. */
export const pictureRefusals = {
  image_unreadable: {
    status: 400,
    text: {
      uz: "Rasmni oʻqib boʻlmadi. JPEG, PNG, WebP yoki AVIF yuboring.",
      ru: "Не удалось прочитать картинку. Пришлите JPEG, PNG, WebP или AVIF.",
      en: "The picture could not be read. Send a JPEG, PNG, WebP or AVIF.",
      ar: "تعذّرت قراءة الصورة. أرسل صورة بصيغة JPEG أو PNG أو WebP أو AVIF.",
      kz: "Суретті оқу мүмкін болмады. JPEG, PNG, WebP немесе AVIF жіберіңіз.",
      tr: "Görsel okunamadı. JPEG, PNG, WebP veya AVIF gönderin.",
      zh: "无法读取图片，请上传 JPEG、PNG、WebP 或 AVIF 格式。",
    },
  },
  image_too_many_pixels: {
    status: 400,
    text: {
      uz: "Rasmda nuqtalar juda koʻp ({width}×{height}). Koʻpi bilan {most} megapiksel: rasmni kichraytiring.",
      ru: "В картинке слишком много точек ({width}×{height}). Можно до {most} мегапикселей: уменьшите её.",
      en: "The picture has too many pixels ({width}×{height}). At most {most} megapixels: make it smaller.",
      ar: "عدد نقاط الصورة كبير جدًا ({width}×{height}). الحد الأقصى {most} ميغابكسل: صغّر الصورة.",
      kz: "Суретте нүкте тым көп ({width}×{height}). Ең көбі {most} мегапиксель: суретті кішірейтіңіз.",
      tr: "Görselde çok fazla piksel var ({width}×{height}). En fazla {most} megapiksel: görseli küçültün.",
      zh: "图片像素过多（{width}×{height}）。最多 {most} 百万像素，请缩小图片。",
    },
  },
} as const satisfies Record<string, RefusalText>;
