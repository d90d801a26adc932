### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = נותן לרמות לשחק זו נגד זו ומדרג אותן.
arena-help =
    נותן לרמות לשחק זו נגד זו, כל שתיים אותו מספר משחקים בשני המקומות, ומדפיס כמה חזקה כל אחת:
    דירוג Elo עם חצי הרוחב של רווח הסמך של 95%, ואחריו הנקודות של כל אחת נגד כל אחת באחוזים.
    Ctrl-C עוצר את המשחקים ומדרג את אלה ששוחקו.
arena-games-help = כמה משחקים משחקות כל שתי רמות.
arena-levels-help = אילו רמות, למשל { "\u20661-4,10\u2069" }.
arena-variant-help = standard, advanced, squares, hard, או קוד כמו { "\u2066ch:l\u2069" }.
arena-calling-help = האם צריך להכריז על קווארטו כדי לנצח.
arena-seed-help = אותו זרע נותן אותם משחקים.
arena-processes-help = כמה משחקים משוחקים בו־זמנית.
arena-save-help = להוסיף כל תוצאה לקובץ, ולהמשיך מאלה שכבר בו.
arena-no-such-levels = { $text }: רמות הן מספרים מ־1 עד { $most }, למשל { "\u20661-4,10\u2069" }
arena-needs-two = צריכות לשחק לפחות שתי רמות
arena-other-tournament = ב־{ $path } יש תוצאות של טורניר אחר, או משהו אחר
arena-label = משחקים
arena-stopped = נעצר אחרי { $played } מתוך { $all } משחקים.
arena-title = { $variant }, { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}
arena-level = רמה
arena-name = שם
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = משחקים
arena-won = ניצחון
arena-drawn = תיקו
arena-lost = הפסד
arena-score = נקודות
arena-nothing = לא שוחק אף משחק.
