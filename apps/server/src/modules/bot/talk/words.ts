import { fromWire, isLanguage, type Language } from "@dasturxon/domain/language";
import { filledIn, type Written } from "@dasturxon/domain/written";

/** The bot's texts for guests, in the languages with their own translations. */
const words = {
  menuButton: { uz: "Menyu", ru: "Меню", en: "Menu", ar: "القائمة", kz: "Мәзір", tr: "Menü", zh: "菜单" },
  hello: {
    uz: "Assalomu alaykum, {name}! Bu — {brand}. Buyurtma berish uchun quyidagi tugmani bosing.",
    ru: "Здравствуйте, {name}! Это {brand}. Чтобы сделать заказ, нажмите кнопку ниже.",
    en: "Hello, {name}! This is {brand}. Press the button below to order.",
    ar: "مرحبًا {name}! هذا {brand}. اضغط الزر أدناه للطلب.",
    kz: "Сәлеметсіз бе, {name}! Бұл — {brand}. Тапсырыс беру үшін төмендегі түймені басыңыз.",
    tr: "Merhaba {name}! Burası {brand}. Sipariş vermek için aşağıdaki düğmeye basın.",
    zh: "您好，{name}！这里是 {brand}。点击下方按钮即可下单。",
  },
  open: {
    uz: "🛍 Doʻkonni ochish",
    ru: "🛍 Открыть магазин",
    en: "🛍 Open the store",
    ar: "🛍 فتح المتجر",
    kz: "🛍 Дүкенді ашу",
    tr: "🛍 Mağazayı aç",
    zh: "🛍 打开商店",
  },
  myOrders: {
    uz: "📦 Buyurtmalarim",
    ru: "📦 Мои заказы",
    en: "📦 My orders",
    ar: "📦 طلباتي",
    kz: "📦 Тапсырыстарым",
    tr: "📦 Siparişlerim",
    zh: "📦 我的订单",
  },
  language: {
    uz: "🌐 Til",
    ru: "🌐 Язык",
    en: "🌐 Language",
    ar: "🌐 اللغة",
    kz: "🌐 Тіл",
    tr: "🌐 Dil",
    zh: "🌐 语言",
  },
  chooseLanguage: {
    uz: "Qaysi tilda gaplashamiz?",
    ru: "На каком языке вам удобно?",
    en: "Which language do you prefer?",
    ar: "ما اللغة التي تفضلها؟",
    kz: "Қай тілде сөйлескен ыңғайлы?",
    tr: "Hangi dili tercih edersiniz?",
    zh: "您希望使用哪种语言？",
  },
  languageKept: {
    uz: "Endi oʻzbekcha yozamiz.",
    ru: "Теперь пишем по-русски.",
    en: "We will write in English from now on.",
    ar: "سنكتب لك بالعربية من الآن.",
    kz: "Енді қазақша жазамыз.",
    tr: "Artık Türkçe yazacağız.",
    zh: "以后我们将用中文与您联系。",
  },
  sharePhone: {
    uz: "📱 Raqamni yuborish",
    ru: "📱 Отправить номер",
    en: "📱 Share my number",
    ar: "📱 إرسال رقمي",
    kz: "📱 Нөмірді жіберу",
    tr: "📱 Numaramı paylaş",
    zh: "📱 发送我的手机号",
  },
  whyPhone: {
    uz: "Raqamingizni yuborsangiz, buyurtma holatini shu yerda aytib turamiz.",
    ru: "Отправьте номер, и мы будем писать сюда, что с вашим заказом.",
    en: "Share your number and we will post updates about your order here.",
    ar: "شارك رقمك لنخبرك هنا بحالة طلبك.",
    kz: "Нөміріңізді жіберсеңіз, тапсырыс күйін осында жазып тұрамыз.",
    tr: "Numaranızı paylaşın, siparişinizin durumunu buradan bildirelim.",
    zh: "发送手机号后，我们会在这里通知您订单进展。",
  },
  phoneKept: {
    uz: "Rahmat! {phone} raqami saqlandi. Buyurtma holatini shu yerda yozamiz.",
    ru: "Спасибо! Номер {phone} сохранён. О заказах будем писать сюда.",
    en: "Thank you! Your number {phone} is saved. We will write here about your orders.",
    ar: "شكرًا! تم حفظ الرقم {phone}. سنكتب لك هنا عن طلباتك.",
    kz: "Рақмет! {phone} нөмірі сақталды. Тапсырыстар туралы осында жазамыз.",
    tr: "Teşekkürler! {phone} kaydedildi. Siparişlerinizi buradan bildireceğiz.",
    zh: "谢谢！已保存手机号 {phone}。订单动态会发送到这里。",
  },
  phoneByCode: {
    uz: "Rahmat! Bu doʻkonda raqam SMS-kod bilan tasdiqlanadi: doʻkonni oching va kiring.",
    ru: "Спасибо! Здесь номер подтверждают кодом из SMS: откройте магазин и войдите.",
    en: "Thank you! Here a number is confirmed by an SMS code: open the store and sign in.",
    ar: "شكرًا! يُؤكَّد الرقم هنا برمز SMS: افتح المتجر وسجّل الدخول.",
    kz: "Рақмет! Мұнда нөмір SMS-кодпен расталады: дүкенді ашып, кіріңіз.",
    tr: "Teşekkürler! Burada numara SMS koduyla doğrulanır: mağazayı açıp giriş yapın.",
    zh: "谢谢！本店通过短信验证码确认手机号：请打开商店并登录。",
  },
  phoneOfAnother: {
    uz: "Bu boshqa odamning raqami. Pastdagi tugma orqali oʻz raqamingizni yuboring.",
    ru: "Это номер другого человека. Отправьте свой кнопкой ниже.",
    en: "This is somebody else's number. Send your own with the button below.",
    ar: "هذا رقم شخص آخر. أرسل رقمك بالزر أدناه.",
    kz: "Бұл басқа адамның нөмірі. Төмендегі түймемен өз нөміріңізді жіберіңіз.",
    tr: "Bu başka birinin numarası. Kendi numaranızı aşağıdaki düğmeyle gönderin.",
    zh: "这是他人的手机号，请点击下方按钮发送您自己的号码。",
  },
  phoneUnknown: {
    uz: "Bu raqamga buyurtma qabul qilinmaydi.",
    ru: "С этим номером заказать не получится.",
    en: "You cannot order with this number.",
    ar: "لا يمكن قبول الطلبات بهذا الرقم.",
    kz: "Бұл нөмірмен тапсырыс қабылданбайды.",
    tr: "Bu numarayla sipariş alınamıyor.",
    zh: "无法使用该手机号下单。",
  },
  noOrders: {
    uz: "Hali buyurtmangiz yoʻq.",
    ru: "У вас пока нет заказов.",
    en: "You have no orders yet.",
    ar: "ليس لديك طلبات بعد.",
    kz: "Сізде әлі тапсырыс жоқ.",
    tr: "Henüz siparişiniz yok.",
    zh: "您还没有订单。",
  },
  ordersAre: {
    uz: "Soʻnggi buyurtmalaringiz:",
    ru: "Ваши последние заказы:",
    en: "Your latest orders:",
    ar: "آخر طلباتك:",
    kz: "Соңғы тапсырыстарыңыз:",
    tr: "Son siparişleriniz:",
    zh: "您最近的订单：",
  },
  look: {
    uz: "👀 Koʻrish",
    ru: "👀 Посмотреть",
    en: "👀 Have a look",
    ar: "👀 عرض",
    kz: "👀 Көру",
    tr: "👀 Göz at",
    zh: "👀 查看",
  },
  newsOff: {
    uz: "🔕 Yangilik yozmang",
    ru: "🔕 Не присылать новости",
    en: "🔕 No more news",
    ar: "🔕 إيقاف الأخبار",
    kz: "🔕 Жаңалық жазбаңыз",
    tr: "🔕 Haber gönderme",
    zh: "🔕 不再接收资讯",
  },
  newsOn: {
    uz: "🔔 Yangiliklarni yozing",
    ru: "🔔 Присылать новости",
    en: "🔔 Send me news",
    ar: "🔔 إرسال الأخبار",
    kz: "🔔 Жаңалық жазыңыз",
    tr: "🔔 Haber gönder",
    zh: "🔔 接收资讯",
  },
  newsAsked: {
    uz: "Aksiya va yangiliklarni yozib turaylikmi? Buyurtma holatini baribir aytamiz.",
    ru: "Присылать вам акции и новости? О заказах напишем в любом случае.",
    en: "Would you like our offers and news? We will tell you about your orders either way.",
    ar: "هل ترغب في تلقي عروضنا وأخبارنا؟ سنخبرك عن طلباتك في كل الأحوال.",
    kz: "Акциялар мен жаңалықтарды жазып тұрайық па? Тапсырыс күйін бәрібір айтамыз.",
    tr: "Kampanya ve haberlerimizi gönderelim mi? Siparişlerinizi her durumda bildireceğiz.",
    zh: "要接收优惠和资讯吗？无论是否接收，订单动态都会通知您。",
  },
  newsAreOff: {
    uz: "Yangilik yozmaymiz. Buyurtma holatini aytib turamiz.",
    ru: "Новостей больше не будет. О заказах напишем.",
    en: "You will get no more news. We will still tell you about your orders.",
    ar: "لن نرسل أخبارًا بعد الآن. سنخبرك عن طلباتك.",
    kz: "Жаңалық жазбаймыз. Тапсырыс күйін айтып тұрамыз.",
    tr: "Artık haber göndermeyeceğiz. Siparişlerinizi bildireceğiz.",
    zh: "您将不再收到资讯，订单动态仍会通知您。",
  },
  newsAreOn: {
    uz: "Aksiya va yangiliklarni yozib turamiz.",
    ru: "Будем присылать акции и новости.",
    en: "We will send you our offers and news.",
    ar: "سنرسل إليك عروضنا وأخبارنا.",
    kz: "Акциялар мен жаңалықтарды жазып тұрамыз.",
    tr: "Kampanya ve haberlerimizi göndereceğiz.",
    zh: "我们会向您发送优惠和资讯。",
  },
  nowOrder: {
    uz: "Endi buyurtma berishingiz mumkin 👇",
    ru: "Теперь можно заказывать 👇",
    en: "Now you can order 👇",
    ar: "يمكنك الآن أن تطلب 👇",
    kz: "Енді тапсырыс бере аласыз 👇",
    tr: "Artık sipariş verebilirsiniz 👇",
    zh: "现在可以下单了 👇",
  },
  useButtons: {
    uz: "Men odam emasman, lekin tugmalarni tushunaman 🙂",
    ru: "Я бот и понимаю кнопки 🙂",
    en: "I am a bot: I understand buttons 🙂",
    ar: "أنا بوت، وأفهم الأزرار 🙂",
    kz: "Мен ботпын, түймелерді түсінемін 🙂",
    tr: "Ben bir botum, düğmelerden anlarım 🙂",
    zh: "我是机器人，只认识按钮 🙂",
  },
} as const satisfies Record<string, Written>;

export type BotWords = keyof typeof words;

/** Returns a text of the bot in a language, with `{name}` and other placeholders replaced. */
export function wordsIn(
  name: BotWords,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return filledIn(words[name], language, values);
}

/** Languages with their own names, for the language menu. */
export const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ["uz", "Oʻzbekcha"],
  ["uz-Cyrl", "Ўзбекча"],
  ["ru", "Русский"],
  ["en", "English"],
  ["kz", "Қазақша"],
  ["tr", "Türkçe"],
  ["ar", "العربية"],
  ["zh", "中文"],
];

/** Returns the brand's main language. */
export const languageOfBrand = ({ mainLanguage }: { mainLanguage: "uz" | "ru" | "eng" }): Language =>
  fromWire(mainLanguage) ?? "uz";

/** Returns the language of a Telegram app, from codes like `ru` or `pt-br`. Null if the bot has no texts in it. */
export function languageOfTelegram(code: string | undefined): Language | null {
  const [tag = ""] = (code ?? "").toLowerCase().split("-");
  if (tag === "kk") return "kz";
  return isLanguage(tag) ? tag : null;
}
