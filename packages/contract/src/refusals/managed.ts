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
  zone_crosses_itself: {
    status: 409,
    text: {
      uz: "Zona chegarasi oʻzini kesib oʻtmoqda. Nuqtalarni chiziqlar kesishmaydigan qilib suring.",
      ru: "Граница зоны пересекает сама себя. Передвиньте точки так, чтобы линии не пересекались.",
      en: "The zone's border crosses itself. Move its points so that no two lines cross.",
      ar: "حدود المنطقة تتقاطع مع نفسها. حرّك النقاط حتى لا تتقاطع الخطوط.",
      kz: "Аймақтың шекарасы өзін-өзі қиып өтеді. Сызықтар қиылыспайтындай етіп нүктелерді жылжытыңыз.",
      tr: "Bölgenin sınırı kendisiyle kesişiyor. Çizgiler kesişmeyecek şekilde noktaları kaydırın.",
      zh: "区域边界自身相交。请移动各点，使线条互不相交。",
    },
  },
  role_too_high: {
    status: 403,
    text: {
      uz: "Bu lavozim sizniki bilan teng yoki undan yuqori.",
      ru: "Эта должность не ниже вашей.",
      en: "This role is not below your own.",
      ar: "هذا الدور ليس أدنى من دورك.",
      kz: "Бұл лауазым сіздікінен төмен емес.",
      tr: "Bu rol sizinkinden düşük değil.",
      zh: "该角色不低于您的角色。",
    },
  },
  login_taken: {
    status: 409,
    text: {
      uz: "Bu login band. Boshqasini tanlang.",
      ru: "Этот логин занят. Выберите другой.",
      en: "This login is taken. Please choose another.",
      ar: "اسم الدخول هذا محجوز. اختر اسمًا آخر.",
      kz: "Бұл логин бос емес. Басқасын таңдаңыз.",
      tr: "Bu kullanıcı adı alınmış. Başka bir ad seçin.",
      zh: "此登录名已被使用，请另选一个。",
    },
  },
  invitation_over: {
    status: 404,
    text: {
      uz: "Havola ishlatilgan yoki muddati tugagan. Rahbardan yangisini soʻrang.",
      ru: "Ссылка уже использована или устарела. Попросите у руководителя новую.",
      en: "The link was used or is over. Please ask for a new one.",
      ar: "الرابط مستخدم أو منتهي الصلاحية. اطلب رابطًا جديدًا.",
      kz: "Сілтеме қолданылған немесе мерзімі өткен. Жаңасын сұраңыз.",
      tr: "Bağlantı kullanılmış veya süresi dolmuş. Yenisini isteyin.",
      zh: "链接已使用或已过期，请索取新的链接。",
    },
  },
  wrong_password: {
    status: 400,
    text: {
      uz: "Hozirgi parol notoʻgʻri.",
      ru: "Текущий пароль неверен.",
      en: "The present password is wrong.",
      ar: "كلمة المرور الحالية غير صحيحة.",
      kz: "Қазіргі құпиясөз қате.",
      tr: "Şu anki şifre yanlış.",
      zh: "当前密码不正确。",
    },
  },
  start_closed: {
    status: 403,
    text: {
      uz: "Bu yerda doʻkonni oʻzingiz ocholmaysiz. Platformadan havola soʻrang.",
      ru: "Здесь нельзя открыть магазин самостоятельно. Попросите ссылку у платформы.",
      en: "Stores are not opened here by oneself. Please ask the platform for a link.",
      ar: "لا يمكن فتح متجر هنا ذاتيًا. اطلب رابطًا من المنصة.",
      kz: "Мұнда дүкенді өз бетіңізше аша алмайсыз. Платформадан сілтеме сұраңыз.",
      tr: "Burada kendi başınıza mağaza açamazsınız. Platformdan bağlantı isteyin.",
      zh: "此处不能自行开店，请向平台索取链接。",
    },
  },
  permit_over: {
    status: 404,
    text: {
      uz: "Ruxsat muddati tugagan yoki ishlatilgan. Telefonni yana tasdiqlang.",
      ru: "Разрешение истекло или уже использовано. Подтвердите телефон ещё раз.",
      en: "The permit is over or was used. Please confirm the phone again.",
      ar: "انتهت صلاحية الإذن أو سبق استخدامه. أكّد رقم الهاتف مرة أخرى.",
      kz: "Рұқсаттың мерзімі өткен немесе қолданылған. Телефонды қайта растаңыз.",
      tr: "İznin süresi dolmuş veya kullanılmış. Telefonu yeniden onaylayın.",
      zh: "许可已过期或已使用，请重新验证手机号。",
    },
  },
  host_taken: {
    status: 409,
    text: {
      uz: "Bu manzil band. Boshqasini tanlang.",
      ru: "Этот адрес занят. Выберите другой.",
      en: "This address is taken. Please choose another.",
      ar: "هذا العنوان محجوز. اختر عنوانًا آخر.",
      kz: "Бұл мекенжай бос емес. Басқасын таңдаңыз.",
      tr: "Bu adres alınmış. Başka bir adres seçin.",
      zh: "此地址已被使用，请另选一个。",
    },
  },
  host_reserved: {
    status: 409,
    text: {
      uz: "Bu manzilni tanlab boʻlmaydi. Boshqasini yozing: 3–32 ta lotin harfi, raqam va chiziqcha.",
      ru: "Такой адрес выбрать нельзя. Напишите другой: 3–32 латинские буквы, цифры и дефисы.",
      en: "This address cannot be chosen. Please write another: 3 to 32 Latin letters, digits and dashes.",
      ar: "لا يمكن اختيار هذا العنوان. اكتب عنوانًا آخر: من 3 إلى 32 حرفًا لاتينيًا أو رقمًا أو شرطة.",
      kz: "Бұл мекенжайды таңдауға болмайды. Басқасын жазыңыз: 3–32 латын әрпі, сан және сызықша.",
      tr: "Bu adres seçilemez. Başka bir adres yazın: 3–32 Latin harfi, rakam ve tire.",
      zh: "不能选择此地址，请另写一个：3 至 32 个拉丁字母、数字或连字符。",
    },
  },
  password_weak: {
    status: 400,
    text: {
      uz: "Parol oson topiladi. Kamida 12 ta belgi yozing, masalan, toʻrtta tasodifiy soʻz.",
      ru: "Пароль легко подобрать. Нужно не меньше 12 знаков, например четыре случайных слова.",
      en: "The password is easy to guess. Use at least 12 characters, for example four words of chance.",
      ar: "كلمة المرور سهلة التخمين. استخدم 12 حرفًا على الأقل، مثل أربع كلمات عشوائية.",
      kz: "Құпиясөзді табу оңай. Кемінде 12 таңба жазыңыз, мысалы төрт кездейсоқ сөз.",
      tr: "Şifre kolay tahmin edilir. En az 12 karakter yazın, örneğin rastgele dört kelime.",
      zh: "密码容易被猜到。请至少使用 12 个字符，例如四个随机的词。",
    },
  },
} as const satisfies Record<string, RefusalText>;
