# People and where they meet.

# Friendly kinds of guests, separated by |. A guest is called by one of them and a number.
guest-animals = 水獺 | 松鼠 | 刺蝟 | 石虎 | 黑熊 | 貓熊 | 無尾熊 | 海豹 | 海豚 | 鯨魚 | 海龜 | 企鵝 | 梅花鹿 | 長頸鹿 | 羊駝 | 駱駝 | 斑馬 | 獅子 | 老虎 | 花豹 | 大象 | 河馬 | 袋鼠 | 浣熊 | 水豚 | 白鷺 | 藍鵲 | 翠鳥 | 燕子 | 喜鵲 | 老鷹 | 天鵝 | 孔雀 | 黑面琵鷺 | 螢火蟲 | 蜻蜓 | 蝴蝶 | 樹蛙 | 海星 | 雲豹
guest-name = { $animal } { $number }
# Names that no account may have, separated by |: they would seem to be somebody they are not.
reserved-names = 管理員 | 系統管理員 | 匿名 | 機器人 | 電腦 | 引擎 | 訪客 | 遊客 | 主持人 | 版主 | 板主 | 沒有人 | 官方 | 站長 | 玩家 | 裁判 | 伺服器 | 工作人員 | 客服 | 系統 | 客人 | Admin | Administrator | Bot | Guest | Kvarto | Moderator | Quarto | Server | System
