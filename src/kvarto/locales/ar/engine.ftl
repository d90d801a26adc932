### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = تتبارى المستويات فيما بينها ويُقاس مدى قوتها.
arena-help =
    تتبارى المستويات فيما بينها، كل اثنين العدد نفسه من المباريات في كلا المقعدين، ثم تُطبع قوة كل
    منها: تصنيف Elo مع نصف عرض مجال الثقة 95٪، ثم نقاط كل واحد ضد كل واحد بالنسبة المئوية.
    يوقف Ctrl-C المباريات ويُصنَّف ما لُعب منها.
arena-games-help = عدد المباريات بين كل مستويين.
arena-levels-help = أي المستويات، مثل { "\u20661-4,10\u2069" }.
arena-variant-help = standard أو advanced أو squares أو hard، أو رمز مثل { "\u2066ch:l\u2069" }.
arena-calling-help = هل يجب إعلان الكوارتو للفوز.
arena-seed-help = البذرة نفسها تعطي المباريات نفسها.
arena-processes-help = كم مباراة تُلعب في الوقت نفسه.
arena-save-help = إضافة كل نتيجة إلى ملف، والمتابعة من النتائج التي فيه.
arena-no-such-levels = { $text }: المستويات أعداد من 1 إلى { $most }، مثل { "\u20661-4,10\u2069" }
arena-needs-two = يجب أن يلعب مستويان على الأقل
arena-other-tournament = في { $path } نتائج بطولة أخرى، أو شيء آخر
arena-label = المباريات
arena-stopped = توقف بعد { $played } من أصل { $all } من المباريات.
arena-title = { $variant }، { $games ->
    [zero] بلا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $games } مباريات
    [many] { $games } مباراة
   *[other] { $games } مباراة
}
arena-level = المستوى
arena-name = الاسم
arena-elo = Elo
arena-error = ±
arena-played = لعب
arena-won = فاز
arena-drawn = تعادل
arena-lost = خسر
arena-score = النقاط
arena-nothing = لم تُلعب أي مباراة.
