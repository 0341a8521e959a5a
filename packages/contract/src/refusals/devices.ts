import type { RefusalText } from "./text.ts";

/** Refusals for the restaurant's devices, PINs and second factors. */
export const deviceRefusals = {
  pairing_over: {
    status: 400,
    text: {
      uz: "Kod notoʻgʻri yoki muddati oʻtgan. Boshqaruvda yangisini oling.",
      ru: "Код неверный или уже не действует. Возьмите новый в разделе «Управление».",
      en: "The code is wrong or has expired. Get a new one under “Manage”.",
      ar: "الرمز غير صحيح أو انتهت صلاحيته. احصل على رمز جديد من الإدارة.",
      kz: "Код қате немесе мерзімі өткен. Басқарудан жаңасын алыңыз.",
      tr: "Kod yanlış ya da süresi doldu. Yönetimden yenisini alın.",
      zh: "配对码有误或已失效，请在管理页面获取新的配对码。",
    },
  },
  device_unknown: {
    status: 404,
    text: {
      uz: "Bu qurilma ulangan qurilmalar orasida yoʻq.",
      ru: "Этого устройства нет среди подключённых.",
      en: "This device is not among the paired ones.",
      ar: "هذا الجهاز ليس من الأجهزة المقترنة.",
      kz: "Бұл құрылғы қосылғандардың арасында жоқ.",
      tr: "Bu cihaz eşleştirilmiş cihazlar arasında değil.",
      zh: "此设备不在已配对的设备中。",
    },
  },
  pin_wrong: {
    status: 400,
    text: {
      uz: "PIN notoʻgʻri.",
      ru: "Неверный PIN-код.",
      en: "The PIN is wrong.",
      ar: "رمز PIN غير صحيح.",
      kz: "PIN қате.",
      tr: "PIN hatalı.",
      zh: "PIN 码错误。",
    },
  },
  pin_blocked: {
    status: 429,
    text: {
      uz: "PIN 10 marta notoʻgʻri terildi. Parol bilan kirib yangi PIN qoʻying yoki menejerga murojaat qiling.",
      ru: "PIN-код ввели неверно 10 раз. Войдите по паролю и задайте новый или обратитесь к менеджеру.",
      en: "The PIN was typed wrong ten times. Sign in by your password and set a new one, or ask your manager.",
      ar: "تم إدخال رمز PIN خطأ 10 مرات. سجّل الدخول بكلمة المرور وعيّن رمزًا جديدًا أو راجع المدير.",
      kz: "PIN 10 рет қате терілді. Құпиясөзбен кіріп, жаңасын қойыңыз немесе менеджерге хабарласыңыз.",
      tr: "PIN on kez yanlış girildi. Şifrenizle girip yenisini belirleyin ya da yöneticinize başvurun.",
      zh: "PIN 码已输错十次。请用密码登录并设置新的 PIN 码，或联系经理。",
    },
  },
  pin_weak: {
    status: 400,
    text: {
      uz: "Bu PIN oson topiladi: toʻrtta raqam, ketma-ket yoki takror boʻlmasin.",
      ru: "Такой PIN-код легко подобрать: нужны четыре цифры не подряд и без повторов.",
      en: "This PIN is easy to guess: take four digits, no run and no repetition.",
      ar: "رمز PIN هذا سهل التخمين: استخدم أربعة أرقام غير متتالية ولا مكررة.",
      kz: "Бұл PIN-ді табу оңай: қатар тұрмайтын, қайталанбайтын төрт сан қойыңыз.",
      tr: "Bu PIN kolay tahmin edilir: ardışık ve tekrarlı olmayan dört rakam seçin.",
      zh: "该 PIN 码容易被猜到：请使用四位不连续、不重复的数字。",
    },
  },
  second_factor_needed: {
    status: 401,
    text: {
      uz: "Ilovadagi olti raqamli kodni kiriting.",
      ru: "Введите шесть цифр из приложения.",
      en: "Type the six digits of your app.",
      ar: "أدخل الأرقام الستة من التطبيق.",
      kz: "Қосымшадағы алты санды енгізіңіз.",
      tr: "Uygulamanızdaki altı rakamı girin.",
      zh: "请输入应用中的六位数字。",
    },
  },
  second_factor_wrong: {
    status: 400,
    text: {
      uz: "Kod notoʻgʻri yoki ishlatilgan.",
      ru: "Код неверный или уже использован.",
      en: "The code is wrong or was used.",
      ar: "الرمز غير صحيح أو سبق استخدامه.",
      kz: "Код қате немесе қолданылған.",
      tr: "Kod yanlış ya da kullanılmış.",
      zh: "代码有误或已使用。",
    },
  },
} as const satisfies Record<string, RefusalText>;
