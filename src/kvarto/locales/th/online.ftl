### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = กำลังรอ – Kvarto
title-invited = { $player } ชวนคุณเล่น – Kvarto
title-your-turn = ถึงตาคุณ! { $first } กับ { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = โต๊ะของคุณพร้อมแล้ว
waiting-link = ส่งลิงก์นี้ให้คนที่อยากเล่นด้วย ใครเปิดก่อนได้นั่งก่อน
waiting-lobby = โต๊ะอยู่ในล็อบบี้ให้ทุกคนเห็น จะส่งลิงก์ให้ใครก็ได้
waiting-link-label = ลิงก์ไปโต๊ะของคุณ
waiting-about = เกมจะเริ่มเองทันทีที่มีคนมานั่ง
waiting-only-here = ลิงก์นี้ใช้ได้เฉพาะเครื่องนี้ ถ้าจะใช้กับเครื่องอื่นในเครือข่าย ให้เปิด Kvarto ด้วย “kvarto serve --lan” แล้วเปิดที่อยู่ที่แสดง
waiting-qr = หรือสแกนด้วยโทรศัพท์
waiting-change = แก้ไข
waiting-withdraw = ยกเลิกคำชวน
waiting-notify = แจ้งเตือนเมื่อมีคนมา
waiting-notified = จะแจ้งเตือนให้ แม้หน้านี้อยู่เบื้องหลัง
notify-refused = เบราว์เซอร์นี้ไม่ยอมให้แจ้งเตือน
withdrawn-title = ยกเลิกคำชวนแล้ว
withdrawn-about = ลิงก์นี้ใช้ไม่ได้แล้ว

# Passing an address on.
link-copy = คัดลอก
link-share = แชร์
link-qr = ลิงก์เป็นคิวอาร์โค้ด

## … and for who is invited

invited-title = { $player } ชวนคุณเล่นสักเกม
invited-sit = ร่วมโต๊ะ
invited-as = คุณเล่นในชื่อ { $name }
invited-made-up = คุณเล่นด้วยชื่อที่ตั้งให้
# Stands in the empty field for the name.
invited-made-up-name = ชื่อที่ตั้งให้
taken-title = โต๊ะนี้ไม่ว่างแล้ว
taken-about = มีคนอื่นมานั่งแล้ว หรือ { $player } ยกเลิกคำชวน
game-gone-why = อาจยกเลิกคำชวนไปแล้ว มีคนอื่นมานั่ง หรือเกมนี้ให้ดูได้แค่ผู้เล่นสองคน

# What is agreed on.
terms-variant = ชนะด้วยอะไร
variant-meaning = { $variant } – { $meaning }
terms-calling = การขาน
terms-wrong-passes = ขานผิดเสียโอกาส
terms-wrong-loses = ขานผิดถือว่าแพ้
terms-no-pointing = ขานแล้วไม่ต้องชี้
terms-clock = นาฬิกา
terms-first = ใครเริ่มก่อน
terms-you = คุณ
terms-guest = คนที่มานั่ง
terms-also = อื่น ๆ
terms-casual = ย้อนตาได้ถ้าอีกฝ่ายตกลง
terms-serious = ย้อนตาไม่ได้
terms-watched = ใครมีลิงก์ก็ดูได้
terms-private = คนอื่นดูไม่ได้

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = ไม่อยู่มาแล้ว { $time }
presence-grace = ไม่อยู่ เหลือเวลากลับ { $time }
presence-back = กลับมาแล้ว
said-sits-down = { $player } มานั่งแล้ว เกมเริ่มได้
said-goes-away = { $player } ไม่อยู่
said-comes-back = { $player } กลับมาแล้ว

## Proposals, and another game

said-you-offer-draw = คุณขอเสมอแล้ว
said-you-ask-take-back = คุณขอย้อนตาแล้ว
said-wants-rematch = { $player } อยากเล่นอีกเกม
rematch-waiting = คุณอยากเล่นอีกเกม กำลังรอ { $player }…
rematch-accept = เล่นอีกเกม

## Something to say

say-title = พูดอะไรสักหน่อย
said-phrase = { $player }: { $phrase }
phrase-hello = สวัสดี!
phrase-good-luck = ขอให้โชคดี!
phrase-nice-move = เดินสวย!
phrase-oops = อุ๊ย!
phrase-one-moment = ขอแป๊บนึงนะ
phrase-your-turn = ถึงตาคุณแล้ว
phrase-well-played = เล่นเก่งมาก!
phrase-thanks = ขอบคุณ!
phrase-once-more = อีกสักเกมไหม?
phrase-goodbye = ไว้เจอกันใหม่!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = ยิ้ม
phrase-surprised = ประหลาดใจ
phrase-thinking = คิดหนัก
phrase-applause = ปรบมือ
said-smile = { $player } ยิ้ม
said-surprised = { $player } ประหลาดใจ
said-thinking = { $player } กำลังคิดหนัก
said-applause = { $player } ปรบมือ

## Watching

watching = คุณกำลังดู
watching-behind = คุณกำลังดู ช้ากว่าจริง { $seconds } วินาที
watchers = มีคนดู { $count } คน

## In the menu of a game

menu-notify-on = แจ้งเตือนเมื่อถึงตาฉัน: เปิด
menu-notify-off = แจ้งเตือนเมื่อถึงตาฉัน: ปิด
menu-watch-link = คัดลอกลิงก์สำหรับดู
menu-return-link = เล่นต่อที่เครื่องอื่น
return-link-title = ทางกลับของคุณ
return-link-about = เปิดลิงก์นี้ที่อีกเครื่อง แล้วคุณจะเป็นผู้เล่นคนเดิม เก็บไว้กับตัว เพราะใครมีลิงก์ก็เล่นแทนคุณได้
