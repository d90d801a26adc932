### The page of rules.

rules-title = 규칙
rules-lead = 사람 둘, 말 열여섯, 그리고 한 가지 발상. 상대가 놓을 말을 내가 고릅니다. 한 판은 10분에서 20분쯤 걸립니다.
rules-play = 한 판 두기

## Material

rules-material = 보드와 말
rules-material-text = 보드는 열여섯 칸입니다. 말 열여섯 개는 모두 다릅니다. 말마다 밝거나 어둡고, 작거나 크고, 둥글거나 네모나고, 위에 구멍이 없거나 있습니다.
rules-material-example = 빈 보드와, 아직 남아 있는 말 열여섯 개.

## A turn

rules-turn = 한 차례
rules-turn-text = 선공은 주사위로 정합니다. 선공이 아무 말이나 골라 후공에게 주면, 후공은 그것을 빈칸 어디에든 놓고 말을 하나 골라 선공에게 줍니다. 그다음도 마찬가지입니다. 받은 말을 놓고, 하나를 건넵니다.
rules-turn-nobody = 말에는 주인이 없습니다. 두 사람이 놓은 말이 섞여 한 줄을 이루어도 됩니다.
rules-turn-example = 보드에 말이 셋 있습니다. 밝고 크고 네모난 말을 받았으니 이제 놓아야 합니다.

## A quarto

rules-quarto = 콰르토란
rules-quarto-text = 가로줄, 세로줄, 대각선에 있는 말 네 개가 적어도 한 가지 특징이 같으면 콰르토입니다.
rules-quarto-row = 가로줄 2에 큰 말 넷.
rules-quarto-column = 세로줄 c에 구멍 있는 말 넷.
rules-quarto-diagonal = 대각선에 둥근 말 넷.
rules-quarto-none = 콰르토 아님: 가로줄 2의 말 네 개에는 공통점이 없습니다.

## The call

rules-call = 외쳐야 이깁니다
rules-call-text = 콰르토를 완성하는 것만으로는 모자랍니다. 그것을 보고 제때 “콰르토!”를 외치는 사람이 이깁니다. 꼭 만든 사람이 아니어도 됩니다.
rules-call-placer = 말을 놓은 뒤 다음 말을 건네기 전까지 외칠 수 있습니다.
rules-call-receiver = 외치지 않고 말을 건네면, 상대가 그 말을 놓기 전에 외쳐서 내가 완성한 것으로 이길 수 있습니다.
rules-call-lapse = 상대까지 그냥 말을 놓으면 콰르토는 무효가 됩니다. 이제 아무도 외칠 수 없고, 그 넷은 그저 말 네 개일 뿐입니다.
rules-call-example = 마지막 말이 d1에 놓여 가로줄 1이 어두운 말 넷이자 큰 말 넷이 되었습니다. 아무도 외치지 않았고 말이 건네졌습니다. 이제 상대는 말을 놓는 대신 가로줄 1을 외칠 수 있습니다.
rules-pointing = 가리키기
rules-pointing-text = 외치려면 빨간 버튼을 누릅니다. 시계가 멈추고, 15초 안에 말 네 개를 짚어야 합니다. 방금 놓은 말이 완성한 줄만 인정됩니다.
rules-wrong-call = 말이 하나 놓일 때마다 두 사람 모두 한 번씩 외칠 수 있습니다. 틀리게 외치거나 가리키지 못하면 그 기회를 잃고, 대회에서는 게임에서 집니다.
rules-end = 게임의 끝
rules-end-text = 열여섯 번째 말을 놓고 나면 건넬 말이 없습니다. 놓은 사람이 외치거나 차례를 끝내면, 상대에게 마지막 기회가 있습니다. 그때까지 이긴 사람이 없으면 무승부입니다.

## Variants

rules-variants = 다른 방식
rules-beginners-text = 특징을 하나, 둘 또는 셋만 보기로 정하고 나머지는 잊으세요. 너무 쉬워지면 하나를 더합니다.
rules-beginners-example = 색만 볼 때: 가로줄 3에 밝은 말 넷.
rules-advanced-text = 줄은 그대로 이기고, 2 × 2 정사각형 아홉 개로도 이길 수 있습니다.
rules-advanced-example = 한가운데 정사각형에 어두운 말 넷.
rules-squares-text = 2 × 2 정사각형으로만 이깁니다. 가로줄, 세로줄, 대각선은 안 됩니다.
rules-hard-text = 말 네 개의 특징이 적어도 둘 같아야 합니다.
rules-hard-example = 가로줄 1: 어두운 말 넷이자 큰 말 넷이니 여기서도 인정됩니다.

## What can be agreed on

rules-agree = 미리 정할 수 있는 것
rules-automatic-text = 콰르토를 완성한 사람이 곧바로 이기고, 아무도 외치지 않아도 됩니다. 많은 프로그램이 이렇게 합니다.
rules-late-call = 늦은 외침
rules-late-call-text = 말을 놓은 사람은 다음 말을 건넨 뒤에도 그 말이 놓이기 전까지 외칠 수 있습니다. 먼저 외치는 사람이 이깁니다.
rules-child = 아이와 함께
rules-child-text = 어린아이는 가리키지 않고 외치기만 해도 됩니다. 어디든 외칠 수 있는 콰르토가 있으면 맞는 외침입니다. 친선 게임에서는 어느 줄이 위협인지, 어떤 말이 안전한지 보여 줄 수도 있습니다.
rules-time = 시간
rules-time-text = 대회에서는 한 수에 1분씩 주어집니다. 시간을 다 쓰면 집니다. 다만 열여섯 번째 말을 놓은 뒤라면 외칠 수 없게 될 뿐입니다.

## Notation

rules-notation = 기보법
rules-notation-text = 세로줄은 왼쪽부터 a~d, 가로줄은 아래부터 1~4입니다. 말은 숫자나 글자 하나로 씁니다.
rules-notation-moves = b2>7은 b2에 놓고 7을 건넸다는 뜻입니다. 느낌표는 맞는 외침, 물음표는 틀린 외침이고, 가리킨 가로줄, 세로줄, 대각선을 뒤에 씁니다: b2!3, b2?a>7.

## Editions

rules-editions = 판마다 다른 점
rules-editions-text = 인쇄된 규칙은 어느 언어나 거의 같습니다. 우리가 아는 차이는 다음과 같습니다.
rules-editions-own = 이 언어의 판
rules-editions-others = 다른 판
rules-edition-south-slavic = 세르비아어, 크로아티아어, 슬로베니아어 규칙에는 늦은 외침이 있습니다.
rules-edition-danish = 덴마크어 규칙에서는 말에서 손을 뗄 때 외치고, 시간제한이 없습니다.
rules-edition-greek = 그리스어 규칙에서는 공통 특징이 둘 이상이어야 한다고 정할 수 있습니다. 여기서는 ‘어려움’입니다. 시간제한은 없습니다.
rules-edition-finnish = 핀란드어 규칙은 고급 플레이어가 정사각형만 노린다고 읽을 수도 있습니다.
rules-edition-japanese = 일본어 규칙에는 초보용 게임이 없고, 1분은 말을 놓는 시간입니다.
rules-edition-swedish = 스웨덴어와 아랍어 규칙에서는 초보자가 특징을 하나씩 더해 갑니다.
rules-edition-estonian = 핀란드어와 에스토니아어 규칙에서는 초보자가 값 하나로 시작합니다. 밝은 말 넷만 인정됩니다.
rules-edition-romanian = 루마니아어 규칙에서는 상대가 말을 받기 전에 외칩니다. 여기의 기회와 같습니다.
rules-edition-arabic = 아랍어 규칙에서는 줄이 완성되자마자 상대가 외칠 수 있고, 그 전에 말을 건넨다는 이야기는 없습니다. 여기서는 말을 건넨 다음에 상대가 외칩니다.
rules-edition-german = 독일어 규칙은 말을 놓는 사람은 그 전에 있던 줄을 포기한다고 분명히 적고 있습니다.
rules-edition-chinese = 중국어 규칙에서는 말을 놓은 사람만 외칩니다. 여기서는 상대도 외칠 수 있습니다. 한 판은 15분이고, 한 수에는 제한이 없습니다.
rules-edition-minute = 세르비아어, 크로아티아어, 페르시아어 규칙에서는 어떤 게임이든 한 수 1분을 정할 수 있습니다.
rules-edition-limit = 루마니아어와 슬로베니아어 규칙은 숫자를 밝히지 않고 시간을 제한합니다.
rules-edition-czech = 체코어 규칙에서는 손으로 하는 놀이로 누가 먼저 할지 정합니다. 다른 판에서는 주사위, 제비뽑기, 또는 합의로 정합니다.
