import type { RefusalText } from "./text.ts";

/** Refusals for tables and reservations. */
export const reservationRefusals = {
  table_not_found: {
    status: 404,
    text: {
      uz: "Stol topilmadi.",
      ru: "Столик не найден.",
      en: "The table was not found.",
      ar: "الطاولة غير موجودة.",
      kz: "Үстел табылмады.",
      tr: "Masa bulunamadı.",
      zh: "未找到该餐桌。",
    },
  },
  table_taken: {
    status: 409,
    text: {
      uz: "Bu stol shu vaqtga band. Boshqa vaqt yoki stolni tanlang.",
      ru: "Столик на это время занят. Выберите другое время или столик.",
      en: "The table is taken at that time. Choose another time or table.",
      ar: "الطاولة محجوزة في هذا الوقت. اختر وقتًا آخر أو طاولة أخرى.",
      kz: "Бұл уақытта үстел бос емес. Басқа уақытты немесе үстелді таңдаңыз.",
      tr: "Masa bu saatte dolu. Başka bir saat veya masa seçin.",
      zh: "该餐桌在此时段已被预订，请选择其他时间或餐桌。",
    },
  },
  table_closed: {
    status: 409,
    text: {
      uz: "Bu vaqtga stol band qilib boʻlmaydi. Boshqa vaqtni tanlang.",
      ru: "На это время столик забронировать нельзя. Выберите другое время.",
      en: "A table cannot be reserved for that time. Choose another.",
      ar: "لا يمكن حجز طاولة في هذا الوقت. اختر وقتًا آخر.",
      kz: "Бұл уақытқа үстел брондау мүмкін емес. Басқа уақытты таңдаңыз.",
      tr: "Bu saat için masa ayrılamıyor. Başka bir saat seçin.",
      zh: "该时段无法预订餐桌，请选择其他时间。",
    },
  },
  reservation_over: {
    status: 409,
    text: {
      uz: "Bu bronni endi oʻzgartirib boʻlmaydi.",
      ru: "Эту бронь уже нельзя изменить.",
      en: "This reservation can no longer be changed.",
      ar: "لم يعد بالإمكان تغيير هذا الحجز.",
      kz: "Бұл броньды енді өзгерту мүмкін емес.",
      tr: "Bu rezervasyon artık değiştirilemez.",
      zh: "该预订已无法更改。",
    },
  },
  table_too_small: {
    status: 409,
    text: {
      uz: "Bu stolda {chairs} ta oʻrin bor. Kattarogʻini tanlang.",
      ru: "За этим столиком мест: {chairs}. Выберите столик побольше.",
      en: "This table has {chairs} chairs. Choose a larger one.",
      ar: "عدد المقاعد في هذه الطاولة: {chairs}. اختر طاولة أكبر.",
      kz: "Бұл үстелде {chairs} орын бар. Үлкенірегін таңдаңыз.",
      tr: "Bu masada {chairs} sandalye var. Daha büyüğünü seçin.",
      zh: "该餐桌只有 {chairs} 个座位，请选择更大的餐桌。",
    },
  },
  too_many_reservations: {
    status: 409,
    text: {
      uz: "Bir vaqtning oʻzida {most} tadan ortiq stol band qilib boʻlmaydi.",
      ru: "Нельзя держать больше броней, чем {most}.",
      en: "You can hold {most} reservations at most.",
      ar: "الحد الأقصى لحجوزاتك في الوقت نفسه: {most}.",
      kz: "Бір уақытта ең көбі {most} үстел брондауға болады.",
      tr: "Aynı anda en fazla {most} rezervasyonunuz olabilir.",
      zh: "您最多可同时保留 {most} 个预订。",
    },
  },
} as const satisfies Record<string, RefusalText>;
