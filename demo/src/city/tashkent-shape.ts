/** Shapes drawn below the streets. Names are uz | ru | en, points are latitude longitude. */
export const tashkentOutline =
  "41.4080 69.2956, 41.4010 69.3330, 41.3810 69.3620, 41.3580 69.3880, 41.3290 69.3990, 41.2960 69.3960, 41.2620 69.3870, 41.2270 69.3690, 41.2010 69.3370, 41.1890 69.2890, 41.1790 69.2540, 41.1830 69.2100, 41.2060 69.1760, 41.2380 69.1560, 41.2690 69.1390, 41.3030 69.1360, 41.3390 69.1500, 41.3650 69.1720, 41.3870 69.2050, 41.4010 69.2480";

export const tashkentWater = `
canal | Boʻzsuv | Бозсу | Boʻzsuv canal | 41.4060 69.3420, 41.3900 69.3240, 41.3760 69.3150, 41.3640 69.3060, 41.3520 69.2910, 41.3440 69.2790, 41.3400 69.2660, 41.3390 69.2540, 41.3360 69.2480, 41.3310 69.2300, 41.3220 69.2170, 41.3120 69.2060, 41.3020 69.1960, 41.2880 69.1800, 41.2700 69.1650, 41.2520 69.1480
canal | Anhor | Анхор | Anhor canal | 41.3400 69.2660, 41.3320 69.2672, 41.3240 69.2667, 41.3160 69.2672, 41.3100 69.2655, 41.3050 69.2625, 41.3000 69.2570, 41.2960 69.2500, 41.2910 69.2420, 41.2830 69.2330, 41.2740 69.2240, 41.2640 69.2130, 41.2520 69.2010, 41.2380 69.1840, 41.2240 69.1670
canal | Salar | Салар | Salar canal | 41.3700 69.3560, 41.3560 69.3420, 41.3430 69.3260, 41.3330 69.3160, 41.3240 69.3050, 41.3140 69.3000, 41.3050 69.2990, 41.2970 69.2960, 41.2890 69.2820, 41.2790 69.2700, 41.2680 69.2620, 41.2540 69.2560, 41.2390 69.2510, 41.2220 69.2470, 41.2040 69.2440, 41.1850 69.2400
canal | Qorasuv | Карасу | Qorasuv canal | 41.3560 69.3850, 41.3400 69.3720, 41.3250 69.3620, 41.3100 69.3580, 41.2940 69.3480, 41.2790 69.3360, 41.2640 69.3200, 41.2490 69.3090, 41.2330 69.3020, 41.2150 69.2960, 41.1980 69.2940
river | Chirchiq | Чирчик | Chirchiq river | 41.3300 69.4400, 41.3000 69.4170, 41.2720 69.4020, 41.2480 69.3850, 41.2250 69.3700, 41.2050 69.3450, 41.1860 69.3100, 41.1700 69.2750, 41.1540 69.2400
lake | Milliy bogʻ koʻli | Озеро Национального парка | National Park lake | 41.3066 69.2412, 41.3074 69.2442, 41.3058 69.2466, 41.3034 69.2464, 41.3026 69.2434, 41.3042 69.2410
lake | Raxat koʻli | Озеро Рахат | Raxat lake | 41.2594 69.3560, 41.2606 69.3612, 41.2578 69.3640, 41.2556 69.3606, 41.2566 69.3566
`;

export const tashkentParks = `
Milliy bogʻ | Национальный парк | National Park | 41.3096 69.2396, 41.3092 69.2448, 41.3074 69.2492, 41.3036 69.2502, 41.3004 69.2476, 41.3008 69.2420, 41.3040 69.2388
Botanika bogʻi | Ботанический сад | Botanical Garden | 41.3500 69.3090, 41.3506 69.3190, 41.3460 69.3228, 41.3412 69.3190, 41.3404 69.3100, 41.3450 69.3070
Amir Temur xiyoboni | Сквер Амира Темура | Amir Temur Square | 41.3126 69.2782, 41.3128 69.2808, 41.3108 69.2818, 41.3097 69.2797, 41.3108 69.2778
Mustaqillik maydoni | Площадь Мустакиллик | Independence Square | 41.3190 69.2676, 41.3186 69.2708, 41.3142 69.2710, 41.3122 69.2690, 41.3128 69.2672
Anhor | Анхор | Anhor | 41.3090 69.2610, 41.3080 69.2648, 41.3048 69.2630, 41.3036 69.2596, 41.3062 69.2588
Bobur bogʻi | Парк Бабура | Bobur Park | 41.2920 69.2560, 41.2916 69.2598, 41.2882 69.2602, 41.2872 69.2566, 41.2896 69.2546
Ashxobod bogʻi | Ашхабадский парк | Ashxobod Park | 41.2952 69.2886, 41.2950 69.2930, 41.2916 69.2934, 41.2912 69.2894
Ekopark | Экопарк | Ecopark | 41.3136 69.2940, 41.3134 69.2982, 41.3100 69.2986, 41.3096 69.2944
Mirzo Ulugʻbek bogʻi | Парк Мирзо Улугбека | Mirzo Ulugʻbek Park | 41.3292 69.3316, 41.3286 69.3352, 41.3250 69.3350, 41.3254 69.3312
Gʻafur Gʻulom bogʻi | Парк Гафура Гуляма | Gʻafur Gʻulom Park | 41.2884 69.2126, 41.2882 69.2174, 41.2836 69.2178, 41.2832 69.2130
Toshkent City | Ташкент Сити | Tashkent City | 41.3172 69.2476, 41.3170 69.2512, 41.3140 69.2516, 41.3136 69.2478
Toshkentlend | Ташкентленд | Tashkentland | 41.3440 69.2866, 41.3436 69.2910, 41.3400 69.2906, 41.3402 69.2868
Yangi Oʻzbekiston | Новый Узбекистан | New Uzbekistan Park | 41.3450 69.3850, 41.3440 69.3950, 41.3370 69.3960, 41.3360 69.3860
`;

export const tashkentDistricts = `
Chilonzor | Чиланзар | Chilonzor | 41.2790 69.2000
Yunusobod | Юнусабад | Yunusobod | 41.3680 69.2890
Mirzo Ulugʻbek | Мирзо-Улугбек | Mirzo Ulugʻbek | 41.3390 69.3390
Yakkasaroy | Яккасарай | Yakkasaroy | 41.2830 69.2500
Shayxontohur | Шайхантахур | Shayxontohur | 41.3230 69.2330
Olmazor | Алмазар | Olmazor | 41.3540 69.2180
Uchtepa | Учтепа | Uchtepa | 41.3010 69.1750
Sergeli | Сергели | Sergeli | 41.2230 69.2200
Yashnobod | Яшнабад | Yashnobod | 41.2930 69.3330
Mirobod | Мирабад | Mirobod | 41.2880 69.2850
Bektemir | Бектемир | Bektemir | 41.2130 69.3400
Yangihayot | Янгихаёт | Yangihayot | 41.2010 69.2200
`;

/**
 * Metro lines have the columns color | uz | ru | en. The stations of a line follow it: - uz | ru | en | latitude
 * longitude
 */
export const tashkentMetro = `
#d8432f | Chilonzor yoʻli | Чиланзарская линия | Chilonzor line
- Buyuk Ipak Yoʻli | Буюк Ипак Йули | Buyuk Ipak Yoʻli | 41.3269 69.3286
- Pushkin | Пушкин | Pushkin | 41.3219 69.3134
- Hamid Olimjon | Хамид Алимджан | Hamid Olimjon | 41.3179 69.2955
- Amir Temur xiyoboni | Амир Темур хиёбони | Amir Temur Xiyoboni | 41.3134 69.2830
- Mustaqillik maydoni | Мустакиллик майдони | Mustaqillik Maydoni | 41.3126 69.2706
- Paxtakor | Пахтакор | Paxtakor | 41.3171 69.2541
- Xalqlar doʻstligi | Халклар дустлиги | Xalqlar Doʻstligi | 41.3118 69.2426
- Milliy bogʻ | Миллий бог | Milliy Bogʻ | 41.3048 69.2350
- Novza | Новза | Novza | 41.2921 69.2230
- Mirzo Ulugʻbek | Мирзо Улугбек | Mirzo Ulugʻbek | 41.2817 69.2131
- Chilonzor | Чиланзар | Chilonzor | 41.2746 69.2047
- Olmazor | Алмазар | Olmazor | 41.2565 69.1958
- Choshtepa | Чоштепа | Choshtepa | 41.2437 69.1972
- Oʻzgarish | Узгариш | Oʻzgarish | 41.2339 69.2010
- Sergeli | Сергели | Sergeli | 41.2231 69.2080
- Yangihayot | Янгихаёт | Yangihayot | 41.2150 69.2160
#2f6fd0 | Oʻzbekiston yoʻli | Узбекистанская линия | Oʻzbekiston line
- Beruniy | Беруни | Beruniy | 41.3447 69.2062
- Tinchlik | Тинчлик | Tinchlik | 41.3324 69.2190
- Chorsu | Чорсу | Chorsu | 41.3260 69.2352
- Gʻafur Gʻulom | Гафур Гулям | Gʻafur Gʻulom | 41.3272 69.2462
- Alisher Navoiy | Алишер Навои | Alisher Navoiy | 41.3192 69.2541
- Oʻzbekiston | Узбекистан | Oʻzbekiston | 41.3108 69.2570
- Kosmonavtlar | Космонавтлар | Kosmonavtlar | 41.3050 69.2655
- Oybek | Ойбек | Oybek | 41.2969 69.2743
- Toshkent | Ташкент | Toshkent | 41.2920 69.2865
- Mashinasozlar | Машинасозлар | Mashinasozlar | 41.2990 69.3101
- Doʻstlik | Дустлик | Doʻstlik | 41.2944 69.3226
#3a9a4b | Yunusobod yoʻli | Юнусабадская линия | Yunusobod line
- Ming Oʻrik | Минг Урик | Ming Oʻrik | 41.2981 69.2752
- Yunus Rajabiy | Юнус Раджаби | Yunus Rajabiy | 41.3122 69.2815
- Abdulla Qodiriy | Абдулла Кадыри | Abdulla Qodiriy | 41.3241 69.2848
- Minor | Минор | Minor | 41.3310 69.2858
- Bodomzor | Бодомзор | Bodomzor | 41.3390 69.2860
- Shahriston | Шахристан | Shahriston | 41.3555 69.2890
- Turkiston | Туркистан | Turkiston | 41.3668 69.2910
- Yunusobod | Юнусабад | Yunusobod | 41.3760 69.2927
#e0a526 | Halqa yoʻli | Кольцевая линия | Circle line
- Texnopark | Технопарк | Texnopark | 41.2940 69.3240
- Yashnobod | Яшнабад | Yashnobod | 41.2850 69.3340
- Tuzel | Тузель | Tuzel | 41.2780 69.3450
- Olmos | Олмос | Olmos | 41.2680 69.3520
- Rohat | Рохат | Rohat | 41.2560 69.3560
- Yangiobod | Янгиабад | Yangiobod | 41.2450 69.3490
- Qoʻyliq | Куйлюк | Qoʻyliq | 41.2378 69.3366
- Matonat | Матонат | Matonat | 41.2312 69.3170
- Qiyot | Киёт | Qiyot | 41.2251 69.2992
- Tolariq | Толарик | Tolariq | 41.2220 69.2836
- Xonobod | Ханабад | Xonobod | 41.2172 69.2683
- Quruvchilar | Курувчилар | Quruvchilar | 41.2111 69.2507
- Turon | Турон | Turon | 41.2083 69.2369
- Qipchoq | Кипчак | Qipchoq | 41.2075 69.2244
`;
