/** Columns: kind | uz | ru | en | latitude longitude */
export const tashkentPlaces = `
landmark | Amir Temur haykali | Памятник Амиру Темуру | Amir Temur monument | 41.3111 69.2797
landmark | Mustaqillik maydoni | Площадь Мустакиллик | Independence Square | 41.3152 69.2677
landmark | Xalqlar doʻstligi saroyi | Дворец «Дружба народов» | Friendship of Peoples Palace | 41.3098 69.2405
landmark | Hazrati Imom majmuasi | Комплекс Хазрати Имам | Hazrati Imom complex | 41.3385 69.2400
landmark | Koʻkaldosh madrasasi | Медресе Кукельдаш | Koʻkaldosh Madrasa | 41.3236 69.2370
landmark | Minor masjidi | Мечеть «Минор» | Minor Mosque | 41.3314 69.2813
landmark | Toshkent teleminorasi | Ташкентская телебашня | Tashkent TV Tower | 41.3455 69.2849
landmark | Alisher Navoiy nomidagi Katta teatr | Театр оперы и балета имени Навои | Navoiy Opera and Ballet Theatre | 41.3098 69.2715
landmark | Temuriylar tarixi muzeyi | Музей истории Темуридов | Museum of the Timurids | 41.3137 69.2794
landmark | Oʻzbekiston tarixi muzeyi | Музей истории Узбекистана | History Museum of Uzbekistan | 41.3117 69.2741
landmark | Amaliy sanʼat muzeyi | Музей прикладного искусства | Museum of Applied Arts | 41.2966 69.2610
landmark | Forumlar saroyi | Дворец форумов | Forums Palace | 41.3124 69.2826
landmark | Toshkent sirki | Ташкентский цирк | Tashkent Circus | 41.3199 69.2452
landmark | Milliy teatr | Национальный академический театр | National Drama Theatre | 41.3190 69.2480
landmark | Humo Arena | Хумо Арена | Humo Arena | 41.2988 69.2510
landmark | Paxtakor stadioni | Стадион «Пахтакор» | Paxtakor Stadium | 41.3147 69.2590
landmark | Bunyodkor stadioni | Стадион «Бунёдкор» | Milliy Stadium | 41.2799 69.2126
landmark | Toshkent hayvonot bogʻi | Ташкентский зоопарк | Tashkent Zoo | 41.3429 69.3106
landmark | Astronomiya instituti | Астрономический институт | Astronomical Institute | 41.3254 69.2952
landmark | Adiblar xiyoboni | Аллея литераторов | Alley of Writers | 41.3037 69.2467
landmark | Hilton Tashkent City | Хилтон Ташкент Сити | Hilton Tashkent City | 41.3143 69.2485
landmark | Nest One | Нест Уан | Nest One tower | 41.3157 69.2508
landmark | Kongress xoll | Конгресс-холл | Congress Hall | 41.3129 69.2514
landmark | Piramit tower | Пирамит Тауэр | Piramit Tower | 41.3202 69.2915
landmark | Poytaxt biznes markazi | Бизнес-центр «Пойтахт» | Poytaxt Business Centre | 41.3134 69.2763
landmark | Xalqaro biznes markaz | Международный бизнес-центр | International Business Centre | 41.3394 69.2846
hotel | Oʻzbekiston mehmonxonasi | Гостиница «Узбекистан» | Hotel Uzbekistan | 41.3117 69.2829
hotel | Hyatt Regency Toshkent | Хаятт Ридженси Ташкент | Hyatt Regency Tashkent | 41.3166 69.2731
hotel | Lotte City Hotel | Лотте Сити Отель | Lotte City Hotel | 41.3093 69.2698
hotel | International Hotel | Отель «Интернэшнл» | International Hotel | 41.3389 69.2833
hotel | Shodlik Palace | Шодлик Палас | Shodlik Palace | 41.3177 69.2594
hotel | Grand Mir | Гранд Мир | Grand Mir Hotel | 41.2934 69.2737
hotel | Wyndham Toshkent | Виндхэм Ташкент | Wyndham Tashkent | 41.3272 69.2860
mall | Tashkent City Mall | Ташкент Сити Молл | Tashkent City Mall | 41.3150 69.2470
mall | Samarqand Darvoza | Самарканд Дарвоза | Samarqand Darvoza Mall | 41.3162 69.2301
mall | Next | Некст | Next Mall | 41.2996 69.2487
mall | Compass | Компас | Compass Mall | 41.2366 69.3331
mall | Riviera | Ривьера | Riviera Mall | 41.3405 69.2480
mall | Magic City | Мэджик Сити | Magic City | 41.3037 69.2449
mall | Mega Planet | Мега Планет | Mega Planet | 41.3667 69.2917
mall | Parus | Парус | Parus | 41.2912 69.2115
mall | Atlas Chimgan | Атлас Чимган | Atlas Chimgan | 41.3359 69.3370
mall | Poytaxt savdo markazi | Торговый центр «Пойтахт» | Poytaxt Shopping Centre | 41.3137 69.2754
mall | GUM | ЦУМ | Central Department Store | 41.3112 69.2719
mall | Alfraganus | Альфраганус | Alfraganus Mall | 41.2847 69.2035
market | Chorsu bozori | Базар Чорсу | Chorsu Bazaar | 41.3267 69.2353
market | Oloy bozori | Алайский базар | Oloy Bazaar | 41.3190 69.2834
market | Mirobod bozori | Мирабадский базар | Mirobod Bazaar | 41.2935 69.2753
market | Farhod bozori | Базар Фархад | Farhod Bazaar | 41.2838 69.1868
market | Yunusobod bozori | Юнусабадский базар | Yunusobod Bazaar | 41.3678 69.2873
market | Parkent bozori | Паркентский базар | Parkent Bazaar | 41.3166 69.3236
market | Qoʻyliq bozori | Базар Куйлюк | Qoʻyliq Bazaar | 41.2386 69.3356
market | Askiya bozori | Базар Аския | Askiya Bazaar | 41.2982 69.2461
market | Beshqayragʻoch bozori | Базар Бешкайрагач | Beshqayragʻoch Bazaar | 41.3223 69.2060
market | Oʻrikzor bozori | Базар Урикзор | Oʻrikzor Bazaar | 41.2713 69.1648
market | Maʼsud bozori | Базар Масъуд | Maʼsud Bazaar | 41.3380 69.2170
market | Yangiobod bozori | Базар Янгиабад | Yangiobod Flea Market | 41.2597 69.3360
university | Oʻzbekiston Milliy universiteti | Национальный университет Узбекистана | National University of Uzbekistan | 41.3502 69.2046
university | Toshkent davlat texnika universiteti | Технический университет | Tashkent State Technical University | 41.3549 69.2045
university | Toshkent davlat sharqshunoslik universiteti | Университет востоковедения | University of Oriental Studies | 41.3103 69.2875
university | Toshkent davlat iqtisodiyot universiteti | Экономический университет | Tashkent University of Economics | 41.3093 69.2484
university | Toshkent davlat yuridik universiteti | Юридический университет | Tashkent State University of Law | 41.3187 69.2747
university | Toshkent tibbiyot akademiyasi | Медицинская академия | Tashkent Medical Academy | 41.3497 69.1740
university | Axborot texnologiyalari universiteti | Университет информационных технологий | University of Information Technologies | 41.3408 69.2866
university | Vestminster universiteti | Вестминстерский университет | Westminster International University | 41.3066 69.2839
university | Inha universiteti | Университет Инха | Inha University in Tashkent | 41.3383 69.3345
university | Singapur instituti | Институт MDIS | MDIS Tashkent | 41.2870 69.2030
university | Amity universiteti | Университет Амити | Amity University Tashkent | 41.3300 69.2570
university | Webster universiteti | Университет Вебстер | Webster University in Tashkent | 41.3181 69.2636
university | Pedagogika universiteti | Педагогический университет | Pedagogical University | 41.2897 69.2372
university | Konservatoriya | Консерватория | State Conservatory | 41.3103 69.2437
university | Oʻzbekiston xalqaro islom akademiyasi | Исламская академия | International Islamic Academy | 41.3205 69.2600
hospital | Respublika shoshilinch tibbiy yordam markazi | Центр экстренной медицинской помощи | Emergency Medicine Centre | 41.2810 69.2014
hospital | 1-shahar klinik shifoxonasi | 1-я городская больница | City Hospital No. 1 | 41.3245 69.2780
hospital | Respublika bolalar tibbiyot markazi | Республиканский детский центр | Republican Children’s Centre | 41.3370 69.3050
hospital | Akademik Vohidov jarrohlik markazi | Центр хирургии имени Вахидова | Vohidov Surgery Centre | 41.3205 69.3218
hospital | Onkologiya markazi | Онкологический центр | Oncology Centre | 41.3590 69.1830
hospital | Kardiologiya markazi | Центр кардиологии | Cardiology Centre | 41.3160 69.3145
hospital | Akfa Medline | Акфа Медлайн | Akfa Medline | 41.3495 69.2460
hospital | 4-shahar klinik shifoxonasi | 4-я городская больница | City Hospital No. 4 | 41.2908 69.2930
hospital | 6-tugʻruqxona | 6-й родильный дом | Maternity Hospital No. 6 | 41.3330 69.2860
hospital | Koʻz mikroxirurgiyasi | Микрохирургия глаза | Eye Microsurgery Centre | 41.3580 69.3120
park | Oʻzbekiston Milliy bogʻi | Национальный парк Узбекистана | National Park of Uzbekistan | 41.3043 69.2428
park | Botanika bogʻi | Ботанический сад | Botanical Garden | 41.3455 69.3150
park | Anhor Lokomotiv bogʻi | Парк «Анхор Локомотив» | Anhor Lokomotiv Park | 41.3060 69.2628
park | Ashxobod bogʻi | Ашхабадский парк | Ashxobod Park | 41.2935 69.2905
park | Ekopark | Экопарк | Ecopark | 41.3118 69.2961
park | Mirzo Ulugʻbek bogʻi | Парк Мирзо Улугбека | Mirzo Ulugʻbek Park | 41.3271 69.3331
park | Bobur bogʻi | Парк Бабура | Bobur Park | 41.2897 69.2576
park | Toshkent City bogʻi | Парк Ташкент Сити | Tashkent City Park | 41.3155 69.2492
park | Gʻafur Gʻulom bogʻi | Парк Гафура Гуляма | Gʻafur Gʻulom Park | 41.2857 69.2150
park | Yangi Oʻzbekiston bogʻi | Парк «Новый Узбекистан» | New Uzbekistan Park | 41.3402 69.3906
park | Toshkentlend | Ташкентленд | Tashkentland | 41.3421 69.2882
station | Toshkent temiryoʻl vokzali | Железнодорожный вокзал | Tashkent Railway Station | 41.2905 69.2872
station | Janubiy vokzal | Южный вокзал | South Railway Station | 41.2617 69.2250
station | Islom Karimov nomidagi aeroport | Аэропорт имени Ислама Каримова | Islam Karimov Airport | 41.2579 69.2812
station | Toshkent avtovokzali | Ташкентский автовокзал | Tashkent Bus Station | 41.2502 69.1962
station | Olmazor avtostansiyasi | Автостанция Алмазар | Olmazor Bus Station | 41.2558 69.1960
`;
