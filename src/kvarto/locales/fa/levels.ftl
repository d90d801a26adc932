### Opponents: a name for each level, and what the opponent is like.

level-newcomer = تازه‌وارد
level-newcomer-about = اولین بار است که بازی می‌کند: هر مهره‌ای می‌دهد، و بیشتر کوارتوها را نمی‌بیند.
level-child = کودک
level-child-about = گاهی پیش از دادن فکر می‌کند، و ردیف را زودتر از قطر می‌بیند.
level-beginner = نوآموز
level-beginner-about = بیشتر وقت‌ها پیش از دادن فکر می‌کند، ولی خیلی چیزها را نمی‌بیند.
level-casual = بازیکن تفننی
level-casual-about = همیشه پیش از دادن نگاه می‌کند؛ سوراخ‌ها و قطرها از دستش درمی‌روند.
level-attentive = بازیکن دقیق
level-attentive-about = هنگام دادن کمتر چیزی از چشمش پنهان می‌ماند، ولی موقع گذاشتن به بعدش فکر نمی‌کند.
level-regular = بازیکن همیشگی
level-regular-about = طوری می‌گذارد که مهرهٔ بی‌خطری برای دادن بماند.
level-club = بازیکن باشگاه
level-club-about = پاسخ بی‌خطر کمی برایتان می‌گذارد، و حرکت‌های آخر را دقیق بازی می‌کند.
level-strong = بازیکن قوی
level-strong-about = نیمهٔ دوم بازی را دقیق بازی می‌کند، و کمتر کوارتویی از چشمش پنهان می‌ماند.
level-master = استاد
level-master-about = تقریباً هیچ‌وقت اشتباه نمی‌کند.
level-perfect = بی‌خطا
level-perfect-about = هرگز اشتباه نمی‌کند، و حرکت‌هایی را ترجیح می‌دهد که پاسخشان دشوار است.
