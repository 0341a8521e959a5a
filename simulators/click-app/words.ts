/** Texts of the simulated phone. */
export const phoneTexts = {
  uz: {
    title: "Click ilovasi simulyatori",
    miniApp: "mini ilova",
    close: "Yopish",
    dark: "Qorongʻi mavzu",
    again: "Qaytadan ochish",
    closed: "Mini ilova yopildi",
    wrong: "Havola notoʻgʻri",
  },
  ru: {
    title: "Симулятор приложения Click",
    miniApp: "мини-приложение",
    close: "Закрыть",
    dark: "Тёмная тема",
    again: "Открыть заново",
    closed: "Мини-приложение закрыто",
    wrong: "Неверная ссылка",
  },
  en: {
    title: "Simulator of the Click application",
    miniApp: "mini app",
    close: "Close",
    dark: "Dark theme",
    again: "Open again",
    closed: "The mini app is closed",
    wrong: "The link is wrong",
  },
} as const;
export type ClickAppTexts = (typeof phoneTexts)[keyof typeof phoneTexts];
