### The command line.

cli-help =
    Куарто, друштвена игра у којој фигуру за ваш потез бира противник,
    а четири у линији доносе победу само ако се куарто најави.
cli-version-help = Приказује верзију и излази.
cli-lang-help = Језик свих порука, на пример fi. Без тога одлучује LANGUAGE, LC_ALL, LC_MESSAGES или LANG.
cli-unknown-language = језика { $language } овде нема; изаберите неки од ових: { $languages }
cli-style-help = Како се црта: у боји, обичним Unicode знаковима, у ASCII или како терминал уме.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = не може се прочитати { $path }: { $why }
cli-cannot-write = не може се уписати { $path }: { $why }
cli-standard-input = стандардни улаз

standing-to-act = На потезу је { $player }.
standing-open = Отворено: { $shapes }.
standing-lapsed = Пропало: { $shapes }.

seat-first = Први
seat-second = Други

## kvarto show

show-help =
    Црта позицију POSITION: редове од 4 до 1, затим фигуру у руци или -, затим по жељи варијанту игре и
    поље последње фигуре. На пример:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Црта позицију.
show-variant = Варијанта: { $variant }.
show-svg-help = Црта у SVG датотеку (- за стандардни излаз).
show-pieces-help = Како изгледају фигуре у SVG.
show-theme-help = За светлу или тамну позадину.

## kvarto replay

replay-help = Поново игра сваку партију из .qgn датотеке FILE (- за стандардни улаз) и каже докле је стигла.
replay-short-help = Каже докле су стигле партије у запису.
replay-json-help = Исписује по један JSON објекат у реду за сваку партију. Резултат без разлога има разлог "unknown".
replay-no-games = { $source }: нема ниједне партије
replay-game = Партија { $number }: { $first } – { $second }, { $variant }

## kvarto play: options

play-short-help = Партија у терминалу.
play-command-help =
    Једна партија, удвоје за једним терминалом или против рачунара. Укуцајте help током игре да видите шта се може укуцати.
play-variant-help = standard (подразумевано), advanced, squares, hard или код као ch:l.
play-calling-help = Да ли куарто мора да се најави да би победио.
play-false-call-help = Шта се губи погрешном најавом: прилика или партија.
play-late-call-help = Ко је поставио, може да најави и пошто је дао фигуру, док она није постављена.
play-pointing-help = Ко мора да покаже најављени куарто; остали само најављују.
play-clock-help = Време: - (без сата), 60/move, 60/place, 600+5 (секунде и додатак), 3d/move.
play-tournament-help = Као на турнирима: минут за потез, погрешна најава губи партију.
play-against-help = Против рачунара, од 1 (игра први пут) до { $strongest } (савршен).
play-one-help = Име једног играча.
play-two-help = Име другог играча.
play-starter-help = Ко је први: одлучују коцкице, или је то играч 1 или 2.
play-start-help = Позиција од које се почиње.
play-seed-help = Понавља бацање коцкица из раније партије.
play-save-help = Додаје партију у .qgn датотеку.
play-save-no-record = у { $path } нису партије; ништа није додато
play-tournament-fixes = { $option } не иде уз --tournament, тамо је то већ одређено
play-same-names = играчи морају имати различита имена
play-player-one = Играч 1
play-player-two = Играч 2

## kvarto play: at the table

play-title = Куарто: { $variant }
play-dice = { $first } баца { $a }, { $second } баца { $b }.
play-first = { $first } почиње и даје прву фигуру.
play-first-set-up = Први играч: { $first }, други: { $second }.
play-spoken = Куарто побеђује само ако се најави: укуцајте ! чим га видите.
play-forfeit = Погрешна најава губи партију.
play-late-call = И после давања се још може најавити: укуцајте late.
play-help-hint = help показује све што се може укуцати.
play-clock = [{ $time }]{ " " }
play-give = { $player }, изаберите фигуру за играча { $other } (0-F или help):
play-give-or-call = { $player }, изаберите фигуру за играча { $other } (0-F) или најавите (!):
play-place = { $player }, поставите фигуру (a1-d4 или help):
play-place-or-call = { $player }, поставите фигуру (a1-d4) или најавите (!):
play-place-or-late-call = { $player }, поставите фигуру (a1-d4) или најавите (!; { $other }: late):
play-place-or-others-late-call = { $player }, поставите фигуру (a1-d4; { $other } може да најави: late):
play-end-turn = { $player }, завршите последњи потез (=):
play-end-turn-or-call = { $player }, најавите (!) или завршите потез (=):
play-point = { $player }, где је куарто? (1-4, a-d, / или \, или cancel):
play-point-with-squares = { $player }, где је куарто? (1-4, a-d, / или \, квадрати a1-c3, или cancel):
play-paused = Партија је паузирана. Укуцајте resume за наставак:
play-offer-draw = { $player } нуди реми. { $other }, прихватате ли? (yes или no):
play-offer-take-back = { $player } моли да врати последњи потез. { $other }, прихватате ли? (yes или no):
play-answer-yes-or-no = одговорите са yes или no
play-declined = { $player } одбија.
play-computer-moves = { $player } игра { $move }.
play-calls = { $player }: „Куарто!”
play-call-failed = Не: тамо нема отвореног куарта.
play-call-not-pointed = Куарто није показан: најава пропада.
play-refused = Не може тако: { $what }.
play-not-understood = није јасно: { $text }; help показује шта се може укуцати
play-left = Партија остаје недовршена.
play-saved = Партија је додата у { $path }.

play-help-give = 7, F или DTSH        дајете ту фигуру
play-help-place = b2, или b2>7         постављате фигуру; постављате и дајете фигуру 7
play-help-call = !, или !3            најављујете „Куарто!”; најављујете и показујете ред 3 (и: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    редови, колоне, дијагонале, квадрати (доње лево поље)
play-help-late = late, или late 3     најављујете после давања, у партијама са касном најавом
play-help-pass = =, или pass          завршавате потез после последње фигуре
play-help-draw = draw                 нудите реми; други одговара са yes или no
play-help-back = back                 молите да се врати последњи потез
play-help-resign = resign, abort        предајете партију; отказујете је пре прве фигуре
play-help-pause = pause, resume        заустављате сатове; настављате
play-help-look = board, moves, help   гледате таблу; потезе; овај списак
play-help-quit = quit                 излазите из недовршене партије
