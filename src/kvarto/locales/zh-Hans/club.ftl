# People and where they meet.

# Friendly kinds of guests, separated by |. A guest is called by one of them and a number.
guest-animals = 熊猫 | 小熊猫 | 金丝猴 | 水獭 | 松鼠 | 刺猬 | 雪豹 | 猎豹 | 老虎 | 狮子 | 棕熊 | 考拉 | 海豹 | 海豚 | 鲸鱼 | 海龟 | 企鹅 | 梅花鹿 | 麋鹿 | 长颈鹿 | 羊驼 | 骆驼 | 藏羚羊 | 斑马 | 大象 | 河马 | 袋鼠 | 浣熊 | 水豚 | 丹顶鹤 | 白鹭 | 翠鸟 | 燕子 | 喜鹊 | 天鹅 | 孔雀 | 猫头鹰 | 萤火虫 | 蜻蜓 | 蝴蝶
guest-name = { $animal } { $number }
# Names that no account may have, separated by |: they would seem to be somebody they are not.
reserved-names = 管理员 | 系统管理员 | 匿名 | 机器人 | 电脑 | 计算机 | 引擎 | 游客 | 访客 | 主持人 | 版主 | 无名氏 | 官方 | 站长 | 玩家 | 裁判 | 服务器 | 工作人员 | 客服 | 系统 | Admin | Administrator | Bot | Guest | Kvarto | Moderator | Quarto | Server | System
