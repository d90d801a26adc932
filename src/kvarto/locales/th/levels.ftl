### Opponents: a name for each level, and what the opponent is like.

level-newcomer = หน้าใหม่
level-newcomer-about = เพิ่งเล่นครั้งแรก ส่งหมากตัวไหนก็ได้ และมองไม่เห็นควอร์โตเป็นส่วนใหญ่
level-child = เด็ก
level-child-about = บางทีก็คิดก่อนส่ง เห็นแถวนอนได้ไวกว่าแถวทแยง
level-beginner = มือใหม่
level-beginner-about = มักคิดก่อนส่ง แต่ยังพลาดอีกเยอะ
level-casual = เล่นสนุก ๆ
level-casual-about = ดูก่อนส่งเสมอ แต่หมากกลวงกับแถวทแยงยังหลุดตา
level-attentive = ช่างสังเกต
level-attentive-about = ตอนส่งแทบไม่พลาด แต่วางโดยไม่คิดล่วงหน้า
level-regular = ขาประจำ
level-regular-about = วางให้เหลือหมากปลอดภัยไว้ส่ง
level-club = ผู้เล่นชมรม
level-club-about = เหลือทางตอบที่ปลอดภัยให้คุณน้อย และเล่นช่วงท้ายแม่นยำ
level-strong = มือฉมัง
level-strong-about = เล่นครึ่งหลังแม่นยำ และแทบไม่พลาดควอร์โต
level-master = เซียน
level-master-about = แทบไม่เคยพลาด
level-perfect = ไร้ที่ติ
level-perfect-about = ไม่เคยพลาด และชอบตาเดินที่รับมือยาก
