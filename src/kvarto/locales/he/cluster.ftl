### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = אי אפשר לשמור את המשחקים כרגע; אפשר לנסות שוב עוד רגע
lease-lost = שרת אחר מטפל עכשיו ב־{ $place }
no-such-database = אי אפשר לפתוח מסד נתונים בכתובת { $address } (כתובת נראית כך: { "\u2066postgresql://USER@HOST/NAME\u2069" })
cluster-not-installed =
    בשביל PostgreSQL ו־NATS צריך חבילות נוספות ({ $what }). אפשר להתקין אותן כך:
    { "\u2066pip install \"kvarto[server,cluster]\"\u2069" }
database-out-of-reach = אי אפשר להשתמש במסד הנתונים { $address }: { $why }
database-there-too-new =
    את { $address } כתב kvarto חדש יותר: המהדורה שלו היא { $revision }, וה־kvarto הזה מכיר עד { $newest }.
    אפשר לחזור ל־kvarto החדש, או להעתק מלפני כן.
database-encoding = מסד הנתונים { $address } שומר טקסטים בקידוד { $encoding }; יש ליצור מסד נתונים בקידוד UTF8
