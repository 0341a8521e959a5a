import type { RefusalText } from "./text.ts";

/** Refusals of what a brand's people keep. */
export const managedRefusals = {
  already_exists: {
    status: 409,
    text: {
      uz: "Bunday yozuv allaqachon bor.",
      ru: "Такая запись уже есть.",
      en: "There is already one like this.",
      ar: "يوجد سجل مماثل بالفعل.",
      kz: "Мұндай жазба бұрыннан бар.",
      tr: "Böyle bir kayıt zaten var.",
      zh: "已存在相同的记录。",
    },
  },
  in_use: {
    status: 409,
    text: {
      uz: "Oʻchirib boʻlmaydi: u hozir ishlatilmoqda.",
      ru: "Удалить нельзя: это ещё используется.",
      en: "It cannot be removed: it is still in use.",
      ar: "لا يمكن الحذف: لا يزال قيد الاستخدام.",
      kz: "Жоюға болмайды: ол әлі қолданылуда.",
      tr: "Silinemez: hâlâ kullanılıyor.",
      zh: "无法删除：仍在使用中。",
    },
  },
} as const satisfies Record<string, RefusalText>;
