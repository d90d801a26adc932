### What is said of moves and games that are looked at again.

value-win = فوز
value-draw = تعادل
value-loss = خسارة
value-unknown = مجهول
review-missed-as-placer = في الحركة { $number } اكتمل { $shapes } على يد { $player } دون إعلان.
review-missed-as-receiver = في الحركة { $number } كان بإمكان { $player } إعلان { $shapes }.
review-called-others = في الحركة { $number } جاء الإعلان من { $player } عمّا اكتمل على يد { $other } دون انتباه.
review-lapsed = وبذلك سقط: { $shapes }.
review-failed-call = في الحركة { $number } ذهب إعلان { $player } سدى.
review-left-open = { $count ->
    [1] في آخر وضعية كان هناك كوارتو متاح: { $shapes }. كان بإمكان { $player } إعلانه.
    [2] في آخر وضعية كان متاحًا: { $shapes }. كان بإمكان { $player } إعلان أحدهما.
   *[other] في آخر وضعية كان متاحًا: { $shapes }. كان بإمكان { $player } إعلان أحدها.
}
review-turning-point = حُسمت المباراة في الحركة { $number }: بعد { $word } تحوّل حال { $player } من { $before } إلى { $after }.
review-no-mistakes = لم يخطئ أحد.
review-no-known-mistakes = لم يُعثر على خطأ.
review-unjudged = { $count ->
    [zero] لم تبقَ حركة بلا حكم.
    [one] لم يكفِ الوقت للحكم على حركة واحدة.
    [two] لم يكفِ الوقت للحكم على حركتين.
    [few] لم يكفِ الوقت للحكم على { $count } حركات.
    [many] لم يكفِ الوقت للحكم على { $count } حركة.
   *[other] لم يكفِ الوقت للحكم على { $count } حركة.
}
