/** Columns: rank | uz | ru | en | highest house number | points (latitude longitude) */
export const samarkandStreets = `
1 | Registon koʻchasi | улица Регистан | Registon Street | 40 | 39.6498 66.9640, 39.6518 66.9680, 39.6538 66.9722, 39.6550 66.9762
1 | Universitet xiyoboni | Университетский бульвар | University Boulevard | 44 | 39.6497 66.9660, 39.6515 66.9622, 39.6535 66.9578, 39.6552 66.9540
1 | Rudakiy shoh koʻchasi | проспект Рудаки | Rudakiy Avenue | 240 | 39.6580 66.9630, 39.6662 66.9600, 39.6740 66.9560, 39.6810 66.9480, 39.6860 66.9370
1 | Amir Temur koʻchasi | улица Амира Темура | Amir Temur Street | 160 | 39.6470 66.9690, 39.6530 66.9655, 39.6570 66.9600, 39.6600 66.9530, 39.6640 66.9440
1 | Mirzo Ulugʻbek koʻchasi | улица Мирзо Улугбека | Mirzo Ulugʻbek Street | 180 | 39.6550 66.9560, 39.6572 66.9450, 39.6590 66.9330, 39.6605 66.9200, 39.6620 66.9050
1 | Dagʻbit koʻchasi | Дагбитская улица | Dagʻbit Street | 90 | 39.6600 66.9690, 39.6700 66.9690, 39.6800 66.9700, 39.6900 66.9740
1 | Gagarin koʻchasi | улица Гагарина | Gagarin Street | 130 | 39.6640 66.9440, 39.6560 66.9420, 39.6470 66.9430, 39.6380 66.9460
1 | Beruniy koʻchasi | улица Беруни | Beruniy Street | 110 | 39.6690 66.9350, 39.6740 66.9260, 39.6790 66.9150, 39.6830 66.9040
1 | Toshkent yoʻli | Ташкентская дорога | Tashkent Road | 200 | 39.6622 66.9810, 39.6690 66.9900, 39.6750 67.0040, 39.6820 67.0190, 39.6890 67.0330
1 | Halqa yoʻli | Кольцевая дорога | Ring Road | 40 | 39.7050 66.9600, 39.7000 66.9950, 39.6850 67.0230, 39.6610 67.0330, 39.6340 67.0170, 39.6160 66.9860, 39.6090 66.9480, 39.6200 66.9100, 39.6430 66.8900, 39.6720 66.8930, 39.6940 66.9180, 39.7050 66.9600
2 | Toshkent koʻchasi | Ташкентская улица | Tashkent Street | 60 | 39.6556 66.9768, 39.6588 66.9785, 39.6620 66.9800
2 | Shohruh koʻchasi | улица Шохруха | Shohruh Street | 70 | 39.6560 66.9620, 39.6530 66.9600, 39.6480 66.9560, 39.6430 66.9530
2 | Ibn Sino koʻchasi | улица Ибн Сины | Ibn Sino Street | 80 | 39.6600 66.9530, 39.6650 66.9560, 39.6710 66.9590
2 | Narpay koʻchasi | улица Нарпай | Narpay Street | 60 | 39.6660 66.9700, 39.6690 66.9620, 39.6710 66.9540
2 | Mahmud Qoshgʻariy koʻchasi | улица Махмуда Кашгари | Mahmud Qoshgʻariy Street | 50 | 39.6600 66.9580, 39.6630 66.9510, 39.6660 66.9460
2 | Abdurahmon Jomiy koʻchasi | улица Абдурахмана Джами | Jomiy Street | 70 | 39.6540 66.9790, 39.6510 66.9850, 39.6490 66.9920
2 | Suzangaron koʻchasi | улица Сузангарон | Suzangaron Street | 90 | 39.6530 66.9740, 39.6480 66.9770, 39.6420 66.9790
2 | Panjob koʻchasi | улица Панджоб | Panjob Street | 60 | 39.6470 66.9690, 39.6420 66.9660, 39.6370 66.9620
2 | Sattepo koʻchasi | улица Саттепо | Sattepo Street | 80 | 39.6600 66.9200, 39.6540 66.9130, 39.6480 66.9060
2 | Spitamen shoh koʻchasi | проспект Спитамена | Spitamen Avenue | 120 | 39.6550 66.9300, 39.6480 66.9320, 39.6400 66.9350, 39.6320 66.9390
2 | Oʻzbekiston koʻchasi | улица Узбекистан | Oʻzbekiston Street | 90 | 39.6590 66.9700, 39.6560 66.9650, 39.6530 66.9600
2 | Buyuk Ipak Yoʻli koʻchasi | улица Буюк Ипак Йули | Buyuk Ipak Yoʻli Street | 110 | 39.6900 66.9740, 39.6870 66.9880, 39.6850 67.0020, 39.6840 67.0150
2 | Gʻoʻr Amir koʻchasi | улица Гур-Эмир | Gur Emir Street | 20 | 39.6486 66.9690, 39.6494 66.9664, 39.6503 66.9640
2 | Penjikent koʻchasi | Пенджикентская улица | Penjikent Street | 140 | 39.6520 66.9880, 39.6490 67.0000, 39.6460 67.0130, 39.6440 67.0260
2 | Firdavsiy koʻchasi | улица Фирдоуси | Firdavsiy Street | 40 | 39.6740 66.9560, 39.6760 66.9480, 39.6770 66.9400
`;

/** Columns: kind | uz | ru | en | latitude longitude */
export const samarkandPlaces = `
landmark | Registon maydoni | Площадь Регистан | Registan Square | 39.6547 66.9758
landmark | Bibixonim masjidi | Мечеть Биби-Ханым | Bibi-Khanym Mosque | 39.6606 66.9791
landmark | Goʻri Amir maqbarasi | Мавзолей Гур-Эмир | Gur-e-Amir Mausoleum | 39.6484 66.9691
landmark | Shohi Zinda majmuasi | Шахи-Зинда | Shah-i-Zinda | 39.6629 66.9879
landmark | Ulugʻbek rasadxonasi | Обсерватория Улугбека | Ulugh Beg Observatory | 39.6748 67.0057
landmark | Afrosiyob muzeyi | Музей Афрасиаб | Afrasiab Museum | 39.6690 66.9950
landmark | Hazrati Xizr masjidi | Мечеть Хазрат Хизр | Hazrat Khizr Mosque | 39.6630 66.9835
landmark | Imom Moturidiy maqbarasi | Мавзолей имама Матуриди | Imam Maturidi Mausoleum | 39.6516 66.9865
landmark | Amir Temur haykali | Памятник Амиру Темуру | Amir Temur statue | 39.6495 66.9650
landmark | Silk Road Samarkand | Шёлковый путь Самарканд | Silk Road Samarkand | 39.6740 67.0300
landmark | Abadiy shahar | Вечный город | Eternal City | 39.6722 67.0345
landmark | Dinamo stadioni | Стадион «Динамо» | Dinamo Stadium | 39.6513 66.9553
market | Siyob bozori | Сиабский базар | Siyob Bazaar | 39.6623 66.9800
market | Urgut bozori bekati | Рынок у Ургутской дороги | Urgut Road Market | 39.6330 66.9930
market | Sogʻdiyona bozori | Базар Согдиана | Sogʻdiyona Bazaar | 39.6820 66.9080
mall | Makon Mall | Макон Молл | Makon Mall | 39.6603 66.9350
mall | Samarqand Family Park | Самарканд Фэмили Парк | Samarkand Family Park | 39.6590 66.9270
university | Samarqand davlat universiteti | Самаркандский университет | Samarkand State University | 39.6527 66.9594
university | Samarqand tibbiyot universiteti | Медицинский университет | Samarkand Medical University | 39.6569 66.9651
university | Ipak Yoʻli turizm universiteti | Университет туризма «Шёлковый путь» | Silk Road University of Tourism | 39.6500 66.9610
university | Chet tillar instituti | Институт иностранных языков | Institute of Foreign Languages | 39.6555 66.9500
university | Veterinariya universiteti | Ветеринарный университет | Veterinary University | 39.6470 66.9430
university | Arxitektura-qurilish universiteti | Архитектурный университет | University of Architecture | 39.6680 66.9420
hospital | Samarqand shoshilinch yordam | Скорая помощь Самарканда | Samarkand Emergency Hospital | 39.6708 66.9460
hospital | Viloyat koʻp tarmoqli shifoxonasi | Областная больница | Regional Hospital | 39.6760 66.9330
hospital | 1-son tugʻruqxona | 1-й родильный дом | Maternity Hospital No. 1 | 39.6590 66.9480
park | Alisher Navoiy bogʻi | Парк Алишера Навои | Alisher Navoiy Park | 39.6525 66.9625
park | Markaziy bogʻ | Центральный парк | Central Park | 39.6565 66.9545
station | Samarqand vokzali | Вокзал Самарканд | Samarkand Railway Station | 39.6855 66.9296
station | Samarqand aeroporti | Аэропорт Самарканда | Samarkand Airport | 39.7005 66.9838
station | Samarqand avtovokzali | Автовокзал Самарканда | Samarkand Bus Station | 39.6830 67.0110
hotel | Registan Plaza | Регистан Плаза | Registan Plaza Hotel | 39.6553 66.9580
hotel | Grand Samarkand | Гранд Самарканд | Grand Samarkand Hotel | 39.6580 66.9530
hotel | Malika | Малика | Malika Hotel | 39.6524 66.9687
`;

/** Columns: uz | ru | en | latitude longitude */
export const samarkandQuarters = `
Sogʻdiyona | Согдиана | Sogʻdiyona | 39.6815 66.9050
Sattepo | Саттепо | Sattepo | 39.6500 66.9070
Mikrorayon A | Микрорайон А | Microdistrict A | 39.6620 66.9130
Mikrorayon B | Микрорайон Б | Microdistrict B | 39.6655 66.9200
Qorasuv | Карасу | Qorasuv | 39.6700 66.9050
Bogʻishamol | Багишамал | Bogʻishamol | 39.6390 66.9520
Motrid | Мотрид | Motrid | 39.6280 66.9600
Yangi Registon | Новый Регистан | New Registon | 39.6420 66.9850
Penjikent | Пенджикент | Penjikent | 39.6480 67.0040
Siyob | Сиаб | Siyob | 39.6690 66.9760
Choʻponota | Чупан-Ата | Choʻponota | 39.6930 67.0180
Shimoliy | Северный | North Quarter | 39.6930 66.9560
Temiryoʻlchilar | Железнодорожный | Railway Quarter | 39.6830 66.9360
Geologlar | Геологи | Geologists’ Quarter | 39.6720 66.9440
Konigil | Конигиль | Konigil | 39.6880 67.0300
Gʻoʻr Amir | Гур-Эмир | Gur-e-Amir | 39.6470 66.9720
Yahudiylar mahallasi | Еврейский квартал | Jewish Quarter | 39.6530 66.9810
Rudakiy | Рудаки | Rudakiy | 39.6720 66.9580
`;

export const samarkandOutline =
  "39.7130 66.9600, 39.7080 67.0000, 39.6890 67.0310, 39.6610 67.0420, 39.6290 67.0250, 39.6090 66.9890, 39.6010 66.9460, 39.6130 66.9040, 39.6410 66.8780, 39.6750 66.8810, 39.7010 66.9100";

export const samarkandWater = `
river | Siyob | Сиаб | Siyob river | 39.6560 67.0500, 39.6640 67.0250, 39.6720 67.0080, 39.6760 66.9930, 39.6720 66.9830, 39.6760 66.9720, 39.6840 66.9600, 39.6930 66.9430, 39.7010 66.9200, 39.7060 66.8900
canal | Dargʻom | Даргом | Dargʻom canal | 39.6200 67.0600, 39.6150 67.0200, 39.6080 66.9850, 39.6020 66.9500, 39.6010 66.9150, 39.6080 66.8700
canal | Obi Mashad | Оби-Машад | Obi Mashad | 39.6520 67.0100, 39.6600 66.9920, 39.6690 66.9780, 39.6760 66.9720
`;

export const samarkandParks = `
Alisher Navoiy bogʻi | Парк Алишера Навои | Alisher Navoiy Park | 39.6545 66.9606, 39.6536 66.9642, 39.6508 66.9640, 39.6512 66.9606
Markaziy bogʻ | Центральный парк | Central Park | 39.6584 66.9528, 39.6580 66.9564, 39.6550 66.9562, 39.6552 66.9526
Afrosiyob | Афрасиаб | Afrosiyob | 39.6770 66.9860, 39.6760 66.9960, 39.6690 66.9990, 39.6640 66.9930, 39.6680 66.9850
Registon | Регистан | Registon | 39.6560 66.9742, 39.6558 66.9776, 39.6532 66.9774, 39.6534 66.9740
`;

export const samarkandDistricts = `
Markaz | Центр | Centre | 39.6545 66.9620
Eski shahar | Старый город | Old Town | 39.6585 66.9810
Siyob | Сиаб | Siyob | 39.6830 66.9800
Temiryoʻl | Железнодорожный | Railway | 39.6800 66.9400
Sattepo | Саттепо | Sattepo | 39.6530 66.9100
Sogʻdiyona | Согдиана | Sogʻdiyona | 39.6800 66.9060
Bogʻishamol | Багишамал | Bogʻishamol | 39.6320 66.9520
Penjikent | Пенджикент | Penjikent | 39.6480 67.0080
`;
