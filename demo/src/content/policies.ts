import { formatPhone } from "@dasturxon/domain/format";
import type { DemoBrand, DemoContent, Text } from "../types.ts";

/** Terms of use: paragraphs, one per line, with the placeholders `{brand}` and `{phone}`. */
const termsOfUseText: Text = {
  uz: `“{brand}” doʻkoni orqali buyurtma berish shartlari.
Buyurtma telefon raqamingiz tasdiqlangandan soʻng qabul qilinadi. Narxlar soʻmda koʻrsatiladi va yetkazish haqi buyurtma berishdan oldin alohida koʻrinadi.
Mahsulot yoki yetkazish vaqti oʻzgarsa, siz bilan bogʻlanamiz. Doʻkon qabul qilmaguncha buyurtmani bekor qilishingiz mumkin.
Sifatda kamchilik boʻlsa, shu kunning oʻzida {phone} raqamiga qoʻngʻiroq qiling: almashtirib beramiz yoki pulingizni qaytaramiz.`,
  ru: `Условия заказа в магазине «{brand}».
Заказ принимается после подтверждения номера телефона. Цены указаны в сумах, стоимость доставки видна отдельно до оформления.
Если изменится состав или время доставки, мы свяжемся с вами. Отменить заказ можно, пока магазин его не принял.
Если вас не устроило качество, позвоните в тот же день по номеру {phone}: заменим или вернём деньги.`,
  eng: `Terms of ordering from {brand}.
An order is taken once your phone number is confirmed. Prices are in soʻm, and the delivery fee is shown separately before you order.
If a product or the delivery time has to change, we will call you. You can cancel an order until the store accepts it.
If you are not happy with the quality, call {phone} on the same day: we will replace it or give the money back.`,
  ar: `شروط الطلب من {brand}.
يُقبل الطلب بعد تأكيد رقم هاتفكم. الأسعار بالسوم، وتظهر أجرة التوصيل منفصلة قبل إرسال الطلب.
إذا تغيّر منتج أو وقت التوصيل نتصل بكم. ويمكنكم إلغاء الطلب ما لم يقبله المتجر.
إذا لم تعجبكم الجودة فاتصلوا في اليوم نفسه على {phone}: نستبدل المنتج أو نعيد المبلغ.`,
};

const privacyPolicyText: Text = {
  uz: `“{brand}” shaxsiy maʼlumotlaringiz bilan qanday ishlaydi.
Biz faqat buyurtma uchun zarur maʼlumotlarni saqlaymiz: telefon raqami, ism, manzil va buyurtmalar tarixi. Karta raqamlari bizda saqlanmaydi.
Maʼlumotlar kuryer va toʻlov xizmatiga faqat buyurtmani bajarish uchun beriladi.
Profilingizni “Profil” sahifasida oʻchirishingiz mumkin: shaxsiy maʼlumotlaringiz ham oʻchiriladi. Savollar uchun: {phone}.`,
  ru: `Как «{brand}» обращается с вашими данными.
Мы храним только то, что нужно для заказа: номер телефона, имя, адрес и историю заказов. Номера карт у нас не хранятся.
Курьеру и платёжной службе данные передаются только для выполнения заказа.
Удалить аккаунт можно на странице профиля: личные данные будут стёрты. Вопросы: {phone}.`,
  eng: `How {brand} treats your data.
We keep only what an order needs: phone number, name, address and order history. Card numbers are not kept.
Couriers and payment services are given what they need to fulfil the order and nothing else.
You can delete your account on the profile page: your personal data is erased. Questions: {phone}.`,
  ar: `كيف يتعامل {brand} مع بياناتكم.
لا نحفظ إلا ما يحتاجه الطلب: الهاتف والاسم والعنوان وسجل الطلبات. أرقام البطاقات لا تُحفظ عندنا.
يحصل المندوب وخدمة الدفع على ما يلزم لتنفيذ الطلب فقط.
يمكنكم حذف حسابكم من صفحة الملف الشخصي: تُمحى بياناتكم الشخصية. للأسئلة: {phone}.`,
};

const deliveryTerms: Text = {
  uz: `Yetkazish va toʻlov
Yetkazish haqi masofaga qarab hisoblanadi va buyurtma berishdan oldin koʻrinadi. Kuryer yoʻlga chiqqanda xabar beramiz.
Naqd pul yoki karta bilan buyurtmani olganda toʻlaysiz. Chek telefoningizga yuboriladi.
Savol boʻlsa, {phone} raqamiga qoʻngʻiroq qiling.`,
  ru: `Доставка и оплата
Стоимость доставки зависит от расстояния и видна до оформления. Когда курьер выедет, мы сообщим.
Оплата наличными или картой при получении. Чек пришлём на телефон.
Вопросы: {phone}.`,
  eng: `Delivery and payment
The delivery fee depends on the distance and is shown before you order. We will tell you when the courier sets off.
You pay in cash or by card when you receive the order. The receipt comes to your phone.
Questions: {phone}.`,
  ar: `التوصيل والدفع
تتوقف أجرة التوصيل على المسافة وتظهر قبل إرسال الطلب. نخبركم عندما ينطلق المندوب.
تدفعون نقدًا أو بالبطاقة عند الاستلام. يصلكم الإيصال على هاتفكم.
للأسئلة: {phone}.`,
};

/** Returns the terms, the company text and the privacy policy of a brand. */
export function createPolicies(brand: DemoBrand): DemoContent["policies"] {
  const phone = formatPhone(brand.phone);
  const fillBrandText = (text: Text): Text => ({
    uz: fillPlaceholders(text.uz, brand.name.uz, phone),
    ru: fillPlaceholders(text.ru, brand.name.ru, phone),
    eng: fillPlaceholders(text.eng, brand.name.eng, phone),
    ...(text.ar !== undefined && {
      ar: fillPlaceholders(text.ar, brand.name.ar ?? brand.name.eng, `\u2066${phone}\u2069`),
    }),
  });
  return [
    { type: "TERMS", text: fillBrandText(termsOfUseText) },
    { type: "ABOUT_COMPANY", text: brand.about },
    { type: "PRIVACY_POLICY", text: fillBrandText(privacyPolicyText) },
    { type: "EXTRA", text: fillBrandText(deliveryTerms) },
  ];
}

function fillPlaceholders(text: string, name: string, phone: string): string {
  return text.replaceAll("{brand}", name).replaceAll("{phone}", phone);
}
