### What is said of moves and games that are looked at again.

value-win = ניצחון
value-draw = תיקו
value-loss = הפסד
value-unknown = לא ידוע
review-missed-as-placer = במהלך { $number } הושלם קווארטו בידי { $player }, בלי הכרזה: { $shapes }.
review-missed-as-receiver = במהלך { $number } הייתה אפשרות להכרזה של { $player }: { $shapes }.
review-called-others = במהלך { $number } באה הכרזה של { $player } על מה שהושלם בידי { $other } ונשאר בלי הכרזה.
review-lapsed = בכך פג התוקף: { $shapes }.
review-failed-call = במהלך { $number } הייתה הכרזת שווא של { $player }.
review-left-open = { $count ->
    [1] בעמדה האחרונה היה פתוח: { $shapes }. ההכרזה הייתה אפשרית בידי { $player }.
   *[other] בעמדה האחרונה היו פתוחים: { $shapes }. הכרזה על אחד מהם הייתה אפשרית בידי { $player }.
}
review-turning-point = המשחק הוכרע במהלך { $number }, { $word }, של { $player }: במקום { $before } – { $after }.
review-no-mistakes = אף אחד לא טעה.
review-no-known-mistakes = לא נמצאה טעות.
review-unjudged =
    { $count ->
        [one] מהלך אחד לא הוערך בזמן שניתן.
        [two] שני מהלכים לא הוערכו בזמן שניתן.
       *[other] { $count } מהלכים לא הוערכו בזמן שניתן.
    }
