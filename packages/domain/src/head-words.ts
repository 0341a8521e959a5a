import type { WireLanguage } from "./language.ts";

/**
 * First words of column headers in price lists of restaurants, POS systems and online shops, by column. `*` marks a
 * word prefix. The longest match applies. Matches in `IGNORED_COLUMN_HEADERS` mean no column. [MN-1]
 */
export const COLUMN_HEADER_BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  name: [
    "наименован*, назван*, блюд*, товар*, позици*, продукт*, ассортимент*, меню",
    "nom, nomi, nomlanish*, taom, taomlar*, taom nom*, ovqat*, mahsulot*, mahsulot nom*, tovar*, maxsulot*",
    "ном, номи, номлан*, таом*, овқат*, маҳсулот*, атау*, тағам*, тауар*, өнім*",
    "item, item name, name, product, product name, dish*, dish name, menu item*, title, goods",
    "ürün, ürün ad*, yemek*, ad, adı, الاسم, اسم*, الصنف, اسم الصنف, الطبق, المنتج, 名称, 菜名, 菜品*, 品名, 商品名称, 产品名称",
  ],
  costPrice: [
    "цена, цена в*, цена прод*, цена за*, цена с*, цена ед*, цена для*, цены, стоимость*, розничн*, прайс, сумма",
    "narx*, narh*, baho, bahosi, sotuv nar*, sotish nar*, chakana nar*, summa, нарх*, баҳо*, сотув нарх*, баға*, құн*",
    "price, prices, price uzs, regular price, selling price, retail price, base price, unit price, default price, baseprice",
    "fiyat*, satış fiyat*, birim fiyat*, السعر, سعر*, الثمن, 价格, 售价, 单价, 价钱",
  ],
  category: [
    "категори*, раздел*, рубрик*, подкатегори*, kategori*, bolim*, toifa*, turkum*, бўлим*, тоифа*, туркум*",
    "category*, categories*, section*, menu category, reporting category, item category, product category*, menu section",
    "санат*, бөлім*, القسم, الفئة, فئة*, التصنيف, 分类, 类别, 类目, 菜单分类",
  ],
  description: [
    "описан*, состав*, ингредиент*, комментар*, tavsif*, tarkib*, izoh*, таркиб*, тавсиф*, изоҳ*, сипаттама*, құрам*",
    "description*, short description, long description, ingredient*, composition, details, product description",
    "açıklama*, içindekiler*, içerik*, الوصف, وصف*, المكونات, 描述, 简介, 配料, 说明",
  ],
  measure: [
    "выход*, вес, вес*, масса*, граммовк*, грамм*, объем*, порци*, количеств*, размер порции",
    "vazn*, ogirlig*, ogirlik*, hajm*, chiqish*, gramm*, gramaj*, miqdor*, porsiya*, вазн*, оғирли*, ҳажм*, чиқиш*, миқдор*",
    "weight*, net weight, portion*, serving size, volume*, measure, салма*, көлем*, ağırlık*, الوزن, وزن*, 重量, 份量, 净重",
  ],
  unit: [
    "ед изм*, един*, birlik*, birligi, olchov bir*, ўлчов бир*, бирлик*, өлшем*, unit, units, uom, unit of measure*",
    "birim, ölçü birim*, الوحدة, وحدة*, 单位",
  ],
  image: [
    "фото*, картинк*, изображен*, ссылка на фото*, rasm*, surat*, foto*, расм*, сурат*, сурет*",
    "photo*, image*, picture*, img*, resim*, görsel*, fotoğraf*, صورة*, الصورة, 图片*, 照片",
  ],
  isActive: [
    "активн*, в продаже, опубликован*, faol*, sotuvda*, фаол*, active, published, enabled, is active",
  ],
  discount: ["скидк*, chegirma*, чегирма*, discount*, жеңілдік*, indirim*, الخصم, خصم*, 折扣"],
  calorie: ["калори*, ккал*, kkal*, kaloriya*, каллори*, calor*, kcal*, kalori*, السعرات*, 卡路里, 热量"],
  barcode: [
    "штрих*, shtrix*, shtrih*, barcode*, bar code, barkod*, ean*, gtin*, upc*, الباركود, 条码, 条形码",
  ],
  mxicCode: ["икпу*, ikpu*, mxik*, мхик*, spic*"],
  packageCode: ["код упаков*, qadoq kod*, package code"],
  vatPercent: ["ндс*, qqs*, ққс*, vat*, kdv*"],
  stock: ["остат*, qoldiq*, қолдиқ*, stock, stock quantity, in stock, қалдық*, stok*, المخزون, 库存"],
};

/**
 * First words of headers that resemble a known column but have no meaning here: other prices, row numbers and types.
 */
export const IGNORED_COLUMN_HEADERS: readonly string[] = [
  "номер*, порядков*, п п, т р, nomer*, raqam*, tartib*, t r, no, n, index*, рақам*, қатор*, الرقم, 序号, 编号",
  "себестоимост*, цена закуп*, закупоч*, стоимость закуп*, цена постав*, цена без*, цена стар*, старая цена, цена со скидк*",
  "tan narx*, tannarx*, kirim nar*, eski narx*, narx* eski, sotib olish*, сумма ндс, cost, cost price, purchase price*",
  "old price, compare at price, sale price*, maliyet*, eski fiyat*, السعر القديم, التكلفة, 成本*, 原价, 进价",
  "product type, product id, item id, item type, product code, item code, item number, товарная групп*, товарный код",
  "категория ндс, category id, product url, item url, меню id, price type, тип*, вид*, image alt*, weight unit",
  "unit cost, stock status, stock alert*, остаток мин*, размер скид*, количество продаж, date*, дата*",
];

/** Names of languages in headers, by language code of the API. Other languages are recognised by their code only. */
export const LANGUAGE_WORDS_IN_HEADERS: Readonly<Partial<Record<WireLanguage, string>>> = {
  ru: "ru rus рус русский русском русск ruscha russian rusça орысша русча الروسية 俄语",
  uz: "uz uzb узб узбекский узбекском узбек ozbekcha ozbek uzbek ўзбекча özbekçe өзбекше",
  eng: "en eng english англ английский английском inglizcha инглизча ingilizce ағылшынша 英语 الانجليزية",
  kz: "kz kk каз казахский казахском қазақша қозоқча qozoqcha kazakh",
  tr: "tr тур турецкий турецком turkcha türkçe turkish",
  ar: "ar араб арабский arabcha arabic العربية",
  zh: "zh кит китайский xitoycha chinese 中文",
  "uz-Cyrl": "кирилл кириллица кириллице кирилча kirill kirillcha cyrl cyrillic",
};
