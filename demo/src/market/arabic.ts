import type { DemoBrand, DemoProduct } from "../types.ts";
import {
  arabicDescriptions,
  arabicMeatCutNames,
  arabicTagsByCategory,
  arabicTagByWord,
} from "./arabic-about.ts";

/** Arabic names of categories and groups, by key. */
const arabicGroupNames: Record<string, string> = {
  fresh: "من البستان",
  farm: "من المزرعة",
  store: "مؤونة المطبخ",
  treats: "مائدة الشاي",
  home: "البيت والأطفال",
  vegetables: "خضروات",
  fruit: "فواكه",
  greens: "أعشاب وورقيات",
  meat: "لحوم وأسماك",
  dairy: "ألبان وبيض",
  bread: "خبز",
  grains: "أرز وحبوب",
  pantry: "زيوت وتوابل",
  tea: "شاي وقهوة",
  sweets: "حلويات ومكسرات",
  drinks: "مشروبات",
  household: "مستلزمات المنزل",
  baby: "للرضّع والأطفال",
};

/** Arabic names of products, by key. */
const arabicGoodNames: Record<string, string> = {
  "tomato-pink": "طماطم وردية",
  "tomato-cherry": "طماطم كرزية",
  cucumber: "خيار",
  potato: "بطاطس",
  "potato-new": "بطاطس جديدة",
  onion: "بصل",
  "onion-red": "بصل أحمر",
  "carrot-yellow": "جزر أصفر",
  "carrot-red": "جزر أحمر",
  aubergine: "باذنجان",
  "pepper-sweet": "فلفل حلو",
  "pepper-hot": "فلفل حار",
  garlic: "ثوم",
  cabbage: "ملفوف أبيض",
  "sweet-potato": "بطاطا حلوة",
  broccoli: "بروكلي",
  pumpkin: "يقطين",
  peas: "بازلاء بقرونها",
  ginger: "جذور زنجبيل",
  "mushroom-white": "فطر أبيض",
  corn: "ذرة بالكوز",
  banana: "موز",
  "apple-semerenko": "تفاح سيمرينكو",
  "apple-red": "تفاح أحمر",
  pear: "كمثرى",
  orange: "برتقال",
  mandarin: "يوسفي",
  lemon: "ليمون طشقند",
  pomegranate: "رمان",
  persimmon: "كاكا",
  "grape-kishmish": "عنب كشمش",
  "grape-husayni": "عنب حسيني",
  peach: "خوخ",
  apricot: "مشمش",
  cherry: "كرز",
  strawberry: "فراولة",
  watermelon: "بطيخ",
  melon: "شمام ميرزاتشول",
  kiwi: "كيوي",
  avocado: "أفوكادو",
  pineapple: "أناناس",
  dill: "شبت",
  coriander: "كزبرة خضراء",
  parsley: "بقدونس",
  basil: "ريحان بنفسجي",
  "spring-onion": "بصل أخضر",
  mint: "نعناع",
  lettuce: "خس ورقي",
  spinach: "سبانخ",
  beef: "لحم بقري بلا عظم",
  "beef-rib": "ضلوع بقرية",
  lamb: "لحم ضأن",
  "tail-fat": "شحم الألية",
  mince: "لحم بقري مفروم",
  liver: "كبدة بقرية",
  "chicken-whole": "دجاجة كاملة",
  "chicken-fillet": "صدر دجاج",
  "chicken-wings": "أجنحة دجاج",
  kazy: "قازي (نقانق لحم الخيل)",
  sausages: "نقانق",
  "smoked-sausage": "سجق مدخّن",
  dumplings: "تشوتشفارا",
  carp: "سمك الشبوط",
  "milk-32": "حليب 3.2٪",
  "milk-25": "حليب 2.5٪",
  qatiq: "قاتيق (لبن رائب)",
  chalap: "شالاب (لبن بالثلج والأعشاب)",
  ayran: "عيران",
  kefir: "كفير 2.5٪",
  qaymoq: "قيماق (قشطة)",
  "sour-cream": "قشدة حامضة 20٪",
  suzma: "سوزما (لبنة)",
  "cottage-cheese": "جبن قريش 9٪",
  qurt: "قُرت (كرات لبن مجفف)",
  butter: "زبدة 82.5٪",
  "cheese-dutch": "جبن هولندي",
  brynza: "جبن أبيض مملّح",
  yogurt: "زبادي بالفراولة",
  "condensed-milk": "حليب مكثّف محلّى",
  eggs: "بيض، فئة أولى",
  "quail-eggs": "بيض السمّان",
  "obi-non": "خبز أوبي نون",
  patir: "خبز باتير",
  "samarkand-bread": "خبز سمرقند",
  qatlama: "قتلمة",
  kulcha: "كولتشا حلوة",
  loaf: "خبز قالب",
  baguette: "باغيت",
  "lavash-sheet": "لافاش رقيق",
  "puff-pastry": "عجينة مورّقة",
  "rice-lazer": "أرز لازر",
  "rice-devzira": "أرز ديفزيرا",
  "rice-alanga": "أرز ألانغا",
  "rice-chungara": "أرز تشونغارا",
  mung: "ماش",
  chickpeas: "حمّص",
  beans: "فاصولياء حمراء",
  buckwheat: "حنطة سوداء",
  oats: "شوفان",
  flour: "طحين فاخر",
  pasta: "معكرونة",
  noodles: "معكرونة لاغمان",
  "oil-sunflower": "زيت دوّار الشمس",
  "oil-cotton": "زيت بذور القطن",
  "oil-flax": "زيت بذور الكتّان",
  "oil-olive": "زيت زيتون",
  sugar: "سكر",
  salt: "ملح",
  cumin: "كمّون",
  barberry: "برباريس",
  "black-pepper": "فلفل أسود",
  "tomato-paste": "معجون طماطم",
  mayonnaise: "مايونيز 67٪",
  vinegar: "خل العنب",
  pickles: "خيار مخلّل",
  "canned-corn": "ذرة حلوة معلّبة",
  "canned-fish": "سردين بالزيت",
  "tea-green-95": "شاي أخضر رقم 95",
  "tea-green-jasmine": "شاي أخضر بالياسمين",
  "tea-black": "شاي أسود",
  "tea-bags": "شاي أكياس",
  rosehip: "ثمر الورد البري",
  "coffee-beans": "حبوب قهوة",
  "coffee-ground": "قهوة مطحونة",
  "coffee-instant": "قهوة سريعة الذوبان",
  cocoa: "كاكاو",
  navvot: "نوّات (سكر نبات)",
  "halva-samarkand": "حلاوة سمرقند",
  parvarda: "بارواردا",
  pashmak: "غزل البنات (بشمك)",
  raisins: "زبيب",
  "dried-apricot": "مشمش مجفف",
  walnuts: "جوز",
  almonds: "لوز",
  pistachios: "فستق",
  honey: "عسل جبلي",
  "jam-apricot": "مربى المشمش",
  chocolate: "شوكولاتة بالحليب",
  cookies: "بسكويت بالزبدة",
  candy: "حلوى مشكّلة",
  "ice-cream": "مثلّجات بكوب الويفر",
  "water-15": "ماء 1.5 لتر",
  "water-sparkling": "ماء فوّار 1.5 لتر",
  "water-10": "ماء 10 لترات",
  mineral: "مياه معدنية",
  cola: "كولا 1.5 لتر",
  "orange-soda": "مشروب برتقال غازي",
  tarragon: "ليموناضة الطرخون",
  "juice-apple": "عصير تفاح",
  "juice-peach": "نكتار الخوخ",
  "juice-pomegranate": "عصير رمان",
  compote: "شراب الكرز بحبّاته",
  kvass: "كفاس",
  "ice-tea": "شاي مثلّج بالليمون",
  "washing-powder": "مسحوق غسيل 3 كغ",
  "washing-gel": "جل غسيل",
  "dish-soap": "سائل جلي",
  sponges: "إسفنج جلي",
  "toilet-paper": "ورق تواليت",
  napkins: "مناديل مائدة",
  "bin-bags": "أكياس قمامة 35 لتراً",
  soap: "صابون يدين",
  "laundry-soap": "صابون غسيل",
  shampoo: "شامبو",
  toothpaste: "معجون أسنان",
  toothbrush: "فرشاة أسنان",
  batteries: "بطاريات AA",
  charcoal: "فحم للشواء",
  nappies: "حفاضات، مقاس 4",
  "wet-wipes": "مناديل مبللة",
  formula: "حليب أطفال 1",
  "baby-cereal": "حبوب أرز للأطفال",
  "puree-apple": "مهروس التفاح",
  "puree-pumpkin": "مهروس اليقطين",
  "baby-juice": "عصير للأطفال",
  "baby-soap": "صابون أطفال",
  "baby-cream": "كريم أطفال",
  teddy: "دبدوب",
};

interface NamedDemoRow {
  key: string;
  name: object;
}

const createArabicNameAdder =
  (words: Record<string, string>) =>
  <One extends NamedDemoRow>(one: One): One => {
    const ar = words[one.key];
    return ar === undefined ? one : { ...one, name: { ...one.name, ar } };
  };

/** Adds the Arabic name to a category or group. */
export const addArabicGroupName = createArabicNameAdder(arabicGroupNames);

/** Arabic texts of the brand. Its name is not translated. */
const arabicBrandTexts = {
  title: "Bozor24: مشتريات البازار حتى بابكم",
  about: "كل صباح نختار من البازار بأنفسنا، ونزن بأمانة، ونوصل إلى بابكم. ليلًا ونهارًا.",
  copyrightRight: "من البازار إلى الباب",
  contact: "للشركاء",
};

const arabicCityNames: Record<string, string> = { tashkent: "طشقند", samarkand: "سمرقند" };

/** Arabic names and addresses of the branches, by key. */
const arabicBranchTexts: Record<string, { name: string; address: string }> = {
  rustaveli: { name: "Bozor24 روستافيلي", address: "شارع شوتا روستافيلي، 41" },
  yunusobod: { name: "Bozor24 يونس آباد", address: "شارع أحمد دانش، 26" },
  samarkand: { name: "Bozor24 سمرقند", address: "شارع رودكي، 58" },
};

/** Adds the Arabic texts to the brand, its cities and its branches. */
export function addArabicTextsToBrand(brand: DemoBrand): DemoBrand {
  const { title, about, copyrightRight, contacts = [] } = brand;
  return {
    ...brand,
    title: { ...title, ar: arabicBrandTexts.title },
    about: { ...about, ar: arabicBrandTexts.about },
    ...(copyrightRight && { copyrightRight: { ...copyrightRight, ar: arabicBrandTexts.copyrightRight } }),
    contacts: contacts.map((contact) => ({
      ...contact,
      name: { ...contact.name, ar: arabicBrandTexts.contact },
    })),
    cities: brand.cities.map(createArabicNameAdder(arabicCityNames)),
    branches: brand.branches.map((branch) => {
      const place = arabicBranchTexts[branch.key];
      if (!place) throw new Error(`${branch.key} has no Arabic name`);
      return {
        ...branch,
        name: { ...branch.name, ar: place.name },
        address: { ...branch.address, ar: place.address },
      };
    }),
  };
}

/** Adds the Arabic name, description, choices and search words to a product. */
export function addArabicTextsToProduct(good: DemoProduct): DemoProduct {
  const { key, categoryKey, description, tags, modificationGroups } =
    createArabicNameAdder(arabicGoodNames)(good);
  const about = arabicDescriptions[key];
  if (about === undefined) throw new Error(`${key} is not described in Arabic`);
  const words = tags.flatMap((tag) => arabicTagByWord[tag] ?? []);
  // Arabic uses a different question for poultry than for meat.
  const cut = categoryKey === "meat" && key.startsWith("chicken") ? "كيف نقطّع الدجاجة؟" : "كيف نقطّع اللحم؟";
  return {
    ...createArabicNameAdder(arabicGoodNames)(good),
    description: { ...description, ar: about },
    tags: [...tags, ...(arabicTagsByCategory[categoryKey] ?? []), ...words],
    modificationGroups: modificationGroups.map((group) => ({
      ...group,
      name: { ...group.name, ar: cut },
      modifications: group.modifications.map(createArabicNameAdder(arabicMeatCutNames)),
    })),
  };
}
