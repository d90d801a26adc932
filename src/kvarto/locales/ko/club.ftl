# People and where they meet.

# Friendly kinds of guests, separated by |. A guest is called by one of them and a number.
guest-animals = 수달 | 다람쥐 | 고슴도치 | 호랑이 | 사자 | 표범 | 반달곰 | 판다 | 코알라 | 물범 | 돌고래 | 고래 | 거북이 | 펭귄 | 사슴 | 노루 | 고라니 | 기린 | 알파카 | 낙타 | 얼룩말 | 코끼리 | 하마 | 캥거루 | 토끼 | 너구리 | 두루미 | 까치 | 제비 | 참새 | 부엉이 | 올빼미 | 독수리 | 백조 | 공작새 | 딱따구리 | 반딧불이 | 잠자리 | 나비 | 청설모
guest-name = { $animal } { $number }
# Names that no account may have, separated by |: they would seem to be somebody they are not.
reserved-names = 관리자 | 운영자 | 익명 | 봇 | 컴퓨터 | 엔진 | 게스트 | 손님 | 호스트 | 진행자 | 중재자 | 아무도 | 공식 | 운영진 | 플레이어 | 콰르토 | 심판 | 서버 | 직원 | 고객센터 | 시스템 | Admin | Administrator | Bot | Guest | Kvarto | Moderator | Quarto | Server | System
