import type { RefusalText } from "./text.ts";

/** Refusals about a person: sign-in, phone, profile, messenger, addresses and their lookup. */
export const userRefusals = {
  wrong_code: {
    status: 400,
    text: {
      uz: "Kod notoʻgʻri kiritildi yoki SMS-kodning muddati tugadi",
      ru: "Введён неверный код или срок действия SMS-кода истёк",
      en: "Wrong code entered or sms code is expired",
      ar: "الرمز غير صحيح أو انتهت صلاحية رمز SMS",
      kz: "Код қате енгізілді немесе SMS-кодтың мерзімі өтіп кетті",
      tr: "Kod yanlış girildi veya SMS kodunun süresi doldu",
      zh: "验证码错误或短信验证码已过期",
    },
  },
  code_cooldown: {
    status: 429,
    text: {
      uz: "Kod allaqachon yuborildi. Yangisini {seconds} soniyadan soʻng soʻrash mumkin.",
      ru: "Код уже отправлен. Новый можно запросить через {seconds} с.",
      en: "The code was already sent. You can ask for a new one in {seconds} s.",
      ar: "تم إرسال الرمز. يمكنك طلب رمز جديد بعد {seconds} ث.",
      kz: "Код жіберілген. Жаңасын {seconds} секундтан кейін сұрауға болады.",
      tr: "Kod zaten gönderildi. {seconds} saniye sonra yenisini isteyebilirsiniz.",
      zh: "验证码已发送，{seconds} 秒后可重新获取。",
    },
  },
  code_not_sent: {
    status: 503,
    text: {
      uz: "SMS yuborib boʻlmadi. Birozdan soʻng qayta urinib koʻring.",
      ru: "Не удалось отправить SMS. Попробуйте ещё раз чуть позже.",
      en: "The SMS could not be sent. Please try again in a moment.",
      ar: "تعذّر إرسال رسالة SMS. حاول مجددًا بعد قليل.",
      kz: "SMS жіберілмеді. Сәл кейінірек қайталап көріңіз.",
      tr: "SMS gönderilemedi. Biraz sonra tekrar deneyin.",
      zh: "短信发送失败，请稍后重试。",
    },
  },
  wrong_login: {
    status: 401,
    text: {
      uz: "Login yoki parol notoʻgʻri.",
      ru: "Неверный логин или пароль.",
      en: "The login or the password is wrong.",
      ar: "اسم المستخدم أو كلمة المرور غير صحيحة.",
      kz: "Логин немесе құпиясөз қате.",
      tr: "Kullanıcı adı veya şifre hatalı.",
      zh: "用户名或密码错误。",
    },
  },
  phone_invalid: {
    status: 400,
    text: {
      uz: "Telefon raqami notoʻgʻri. Masalan: +998 90 123 45 67",
      ru: "Неверный номер телефона. Например: +998 90 123 45 67",
      en: "The phone number is not right. For example: +998 90 123 45 67",
      ar: "رقم الهاتف غير صحيح. مثال: \u200e+998 90 123 45 67",
      kz: "Телефон нөмірі қате. Мысалы: +998 90 123 45 67",
      tr: "Telefon numarası hatalı. Örneğin: +998 90 123 45 67",
      zh: "手机号不正确，例如：+998 90 123 45 67",
    },
  },
  sign_in_again: {
    status: 403,
    text: {
      uz: "Xavfsizlik uchun avval qaytadan kiring, soʻng raqamni oʻzgartiring.",
      ru: "Для безопасности сначала войдите заново, потом меняйте номер.",
      en: "To be safe, sign in again first, then change the number.",
      ar: "لأمانك، سجّل الدخول من جديد أولًا ثم غيّر الرقم.",
      kz: "Қауіпсіздік үшін алдымен қайта кіріңіз, содан кейін нөмірді өзгертіңіз.",
      tr: "Güvenliğiniz için önce yeniden giriş yapın, sonra numarayı değiştirin.",
      zh: "为了安全，请先重新登录，再更改号码。",
    },
  },
  phone_taken: {
    status: 409,
    text: {
      uz: "Bu raqam boshqa mijozga tegishli.",
      ru: "Этот номер принадлежит другому клиенту.",
      en: "This number belongs to another customer.",
      ar: "هذا الرقم يخص عميلًا آخر.",
      kz: "Бұл нөмір басқа клиентке тиесілі.",
      tr: "Bu numara başka bir müşteriye ait.",
      zh: "该号码已属于其他顾客。",
    },
  },
  phone_required: {
    status: 409,
    text: {
      uz: "Buyurtma berish uchun telefon raqamingizni tasdiqlang.",
      ru: "Чтобы оформить заказ, подтвердите номер телефона.",
      en: "Confirm your phone number to place the order.",
      ar: "أكّد رقم هاتفك لإتمام الطلب.",
      kz: "Тапсырыс беру үшін телефон нөміріңізді растаңыз.",
      tr: "Sipariş vermek için telefon numaranızı doğrulayın.",
      zh: "请先验证手机号再下单。",
    },
  },
  telegram_id_not_found: {
    status: 404,
    text: {
      uz: "Telegram ID topilmadi, botni qayta ishga tushiring",
      ru: "Telegram ID не найден, перезапустите бота",
      en: "Telegram ID not found, restart the bot",
      ar: "لم يتم العثور على Telegram ID، أعد تشغيل البوت",
      kz: "Telegram ID табылмады, ботты қайта іске қосыңыз",
      tr: "Telegram ID bulunamadı, botu yeniden başlatın",
      zh: "未找到 Telegram ID，请重新启动机器人",
    },
  },
  telegram_data_invalid: {
    status: 401,
    text: {
      uz: "Telegram maʼlumotlari eskirgan. Doʻkonni bot orqali qayta oching.",
      ru: "Данные Telegram устарели. Откройте магазин из бота заново.",
      en: "The Telegram data is out of date. Open the store from the bot again.",
      ar: "بيانات Telegram قديمة. افتح المتجر من البوت مجددًا.",
      kz: "Telegram деректері ескірген. Дүкенді боттан қайта ашыңыз.",
      tr: "Telegram verileri güncel değil. Mağazayı bottan yeniden açın.",
      zh: "Telegram 数据已过期，请从机器人重新打开商店。",
    },
  },
  geocoder_failed: {
    status: 502,
    text: {
      uz: "Error in nominatim: manzillar xizmati ishlamadi. Qayta urinib koʻring yoki bizga xabar bering.",
      ru: "Error in nominatim: сервис адресов не ответил. Попробуйте ещё раз или сообщите нам.",
      en: "Error in nominatim: the address service failed. Try again or tell us.",
      ar: "Error in nominatim: خدمة العناوين لا تعمل. حاول مجددًا أو أبلغنا.",
      kz: "Error in nominatim: мекенжай қызметі жауап бермеді. Қайталап көріңіз немесе бізге хабарлаңыз.",
      tr: "Error in nominatim: adres hizmeti yanıt vermedi. Tekrar deneyin veya bize bildirin.",
      zh: "Error in nominatim：地址服务出错，请重试或告知我们。",
    },
  },
  not_a_buyer: {
    status: 409,
    text: {
      uz: "Faqat sotib olingan mahsulotni baholash mumkin.",
      ru: "Оценить можно только купленный товар.",
      en: "Only a product that you bought can be graded.",
      ar: "يمكنك تقييم المنتجات التي اشتريتها فقط.",
      kz: "Тек сатып алынған тауарды бағалауға болады.",
      tr: "Yalnızca satın aldığınız ürünleri değerlendirebilirsiniz.",
      zh: "只能评价已购买的商品。",
    },
  },
} as const satisfies Record<string, RefusalText>;
