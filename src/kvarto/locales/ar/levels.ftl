### Opponents: a name for each level, and what the opponent is like.

level-newcomer = جديد على اللعبة
level-newcomer-about = يلعب للمرة الأولى: يعطي أي قطعة، ويفوته الكوارتو في معظم الأحيان.
level-child = طفلة
level-child-about = تفكر أحيانًا قبل أن تعطي، وترى الصف قبل القطر.
level-beginner = مبتدئ
level-beginner-about = يفكر غالبًا قبل أن يعطي، لكن يفوته الكثير.
level-casual = لاعبة هاوية
level-casual-about = تنظر دائمًا قبل أن تعطي، لكن القطع المجوفة والأقطار تفوتها.
level-attentive = لاعبة منتبهة
level-attentive-about = لا يفوتها عند الإعطاء إلا القليل، لكنها تضع دون أن تفكر فيما بعد.
level-regular = لاعب مواظب
level-regular-about = يضع قطعته بحيث تبقى له قطعة آمنة يعطيها.
level-club = لاعبة نادٍ
level-club-about = لا تترك لك إلا القليل من الردود الآمنة، وتلعب الحركات الأخيرة بلا خطأ.
level-strong = لاعب قوي
level-strong-about = يلعب النصف الثاني من المباراة بلا خطأ، ونادرًا ما يفوته كوارتو.
level-master = أستاذة
level-master-about = لا تكاد تخطئ.
level-perfect = لاعب لا يخطئ
level-perfect-about = لا يخطئ أبدًا، ويفضّل الحركات التي يصعب الرد عليها.
