### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Bekleniyor – Kvarto
title-invited = { $player } seni davet ediyor – Kvarto
title-your-turn = Sıra sende! { $first } ve { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Masan hazır
waiting-link = Bu bağlantıyı oynamak istediğin kişiye gönder. İlk açan oturabilir.
waiting-lobby = Masan lobide, herkes görüyor. Bağlantıyı birine de gönderebilirsin.
waiting-link-label = Masanın bağlantısı
waiting-about = Biri oturur oturmaz oyun kendiliğinden başlar.
waiting-only-here = Bu bağlantı yalnızca bu cihazda çalışır. Ağındaki diğer cihazlar için Kvarto'yu “kvarto serve --lan” ile başlat ve gösterdiği adresi aç.
waiting-qr = Ya da bunu bir telefonla tara.
waiting-change = Değiştir
waiting-withdraw = Geri çek
waiting-notify = Biri gelince haber ver
waiting-notified = Bu sayfa arka plandayken de haber verilecek.
notify-refused = Bu tarayıcı sayfanın haber vermesine izin vermiyor.
withdrawn-title = Davet geri çekildi
withdrawn-about = Bağlantı artık hiçbir yere götürmüyor.

link-copy = Kopyala
link-share = Paylaş
link-qr = QR kodu olarak bağlantı

## … and for who is invited

invited-title = { $player } seni bir oyuna davet ediyor
invited-sit = Otur
invited-as = Oyundaki adın: { $name }.
invited-made-up = Rastgele bir adla oynuyorsun.
invited-made-up-name = rastgele bir ad
taken-title = Bu masa artık boş değil
taken-about = Başka biri oturdu ya da { $player } daveti geri çekti.
game-gone-why = Belki davet geri çekildi, başka biri oturdu ya da oyunu yalnızca iki oyuncusu görebilir.

terms-variant = Ne kazandırır
variant-meaning = { $variant }. { $meaning }
terms-calling = İlan
terms-wrong-passes = Yanlış ilan, ilan hakkını yakar.
terms-wrong-loses = Yanlış ilan oyunu kaybettirir.
terms-no-pointing = İlanda yer göstermek gerekmez.
terms-clock = Saat
terms-first = Kim başlar
terms-you = Sen
terms-guest = Oturan kişi
terms-also = Ayrıca
terms-casual = Diğeri kabul ederse hamleler geri alınabilir.
terms-serious = Hiçbir hamle geri alınamaz.
terms-watched = Bağlantısı olan herkes izleyebilir.
terms-private = Başka kimse izleyemez.

## Being there

presence-away = { $time } süredir yok
presence-grace = uzakta, dönmesi için { $time }
presence-back = geri geldi
said-sits-down = { $player } oturdu. Oyun başlıyor.
said-goes-away = { $player } uzakta.
said-comes-back = { $player } geri geldi.

## Proposals, and another game

said-you-offer-draw = Beraberlik önerdin.
said-you-ask-take-back = Bir hamleyi geri almak istedin.
said-wants-rematch = { $player } yeniden oynamak istiyor.
rematch-waiting = Yeniden oynamak istiyorsun. { $player } bekleniyor…
rematch-accept = Yeniden oyna

## Something to say

say-title = Bir şey söyle
said-phrase = { $player }: { $phrase }
phrase-hello = Merhaba!
phrase-good-luck = İyi şanslar!
phrase-nice-move = Güzel hamle!
phrase-oops = Hay aksi!
phrase-one-moment = Bir dakika lütfen.
phrase-your-turn = Sıra sende.
phrase-well-played = İyi oynadın!
phrase-thanks = Teşekkürler!
phrase-once-more = Bir el daha?
phrase-goodbye = Hoşça kal!

phrase-smile = Gülümseme
phrase-surprised = Şaşkınlık
phrase-thinking = Düşünceli
phrase-applause = Alkış
said-smile = { $player } gülümsüyor.
said-surprised = { $player } şaşırdı.
said-thinking = { $player } düşünüyor.
said-applause = { $player } alkışlıyor.

## Watching

watching = İzliyorsun.
watching-behind = { $seconds } saniye geriden izliyorsun.
watchers = { $count } kişi izliyor

## In the menu of a game

menu-notify-on = Sıra bana gelince haber ver: açık
menu-notify-off = Sıra bana gelince haber ver: kapalı
menu-watch-link = İzleme bağlantısını kopyala
menu-return-link = Başka cihazda devam et
return-link-title = Dönüş yolun
return-link-about = Bu bağlantıyı diğer cihazda aç: orada da aynı oyuncusun. Kimseyle paylaşma; kimdeyse senin yerine oynar.
