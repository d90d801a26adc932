-- A database as the first release left it, with the games of two browsers (see tests/store/test_revisions.py).
BEGIN TRANSACTION;
CREATE TABLE events (
	game VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	content TEXT NOT NULL,
	message VARCHAR(40),
	PRIMARY KEY (game, number),
	UNIQUE (game, message),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "events" VALUES('66aMC1oc2Y94daVF',1,'{"event":"opened","v":1,"at":1750000247031,"names":{"first":"Anna","second":"Ben"},"settings":{"variant":"chst:l","calling":"spoken","false_call":"ignore","late_call":false,"pointing":["first","second"],"clock":"600+5","casual":true,"grace":120000,"start":null},"throws":[]}',NULL);
INSERT INTO "events" VALUES('66aMC1oc2Y94daVF',2,'{"event":"given","v":1,"at":1750000247050,"seat":"first","piece":"F","by_clock":false}','old-1');
INSERT INTO "events" VALUES('66aMC1oc2Y94daVF',3,'{"event":"placed","v":1,"at":1750000247096,"seat":"second","cell":"a1","by_clock":false}','old-2');
INSERT INTO "events" VALUES('66aMC1oc2Y94daVF',4,'{"event":"given","v":1,"at":1750000247148,"seat":"second","piece":"D","by_clock":false}','old-3');
INSERT INTO "events" VALUES('66aMC1oc2Y94daVF',5,'{"event":"placed","v":1,"at":1750000247200,"seat":"first","cell":"b1","by_clock":false}','old-4');
INSERT INTO "events" VALUES('66aMC1oc2Y94daVF',6,'{"event":"given","v":1,"at":1750000247248,"seat":"first","piece":"E","by_clock":false}','old-5');
INSERT INTO "events" VALUES('rqCNq9w8XsggyEI_',1,'{"event":"opened","v":1,"at":1750000247302,"names":{"first":"Anna","second":"Computer"},"settings":{"variant":"chst:l","calling":"spoken","false_call":"ignore","late_call":false,"pointing":["first","second"],"clock":"-","casual":true,"grace":120000,"start":null},"throws":[]}',NULL);
INSERT INTO "events" VALUES('rqCNq9w8XsggyEI_',2,'{"event":"given","v":1,"at":1750000247312,"seat":"first","piece":"3","by_clock":false}','old-6');
INSERT INTO "events" VALUES('rqCNq9w8XsggyEI_',3,'{"event":"placed","v":1,"at":1750000248233,"seat":"second","cell":"d2","by_clock":false}',NULL);
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',1,'{"event":"opened","v":1,"at":1750000248243,"names":{"first":"Anna","second":"Ben"},"settings":{"variant":"chst:l","calling":"spoken","false_call":"ignore","late_call":false,"pointing":["first","second"],"clock":"-","casual":true,"grace":120000,"start":null},"throws":[]}',NULL);
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',2,'{"event":"given","v":1,"at":1750000248256,"seat":"first","piece":"F","by_clock":false}','old-7');
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',3,'{"event":"placed","v":1,"at":1750000248300,"seat":"second","cell":"a1","by_clock":false}','old-8');
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',4,'{"event":"given","v":1,"at":1750000248344,"seat":"second","piece":"D","by_clock":false}','old-9');
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',5,'{"event":"placed","v":1,"at":1750000248388,"seat":"first","cell":"b1","by_clock":false}','old-10');
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',6,'{"event":"given","v":1,"at":1750000248432,"seat":"first","piece":"E","by_clock":false}','old-11');
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',7,'{"event":"placed","v":1,"at":1750000248476,"seat":"second","cell":"c1","by_clock":false}','old-12');
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',8,'{"event":"given","v":1,"at":1750000248520,"seat":"second","piece":"C","by_clock":false}','old-13');
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',9,'{"event":"placed","v":1,"at":1750000248572,"seat":"first","cell":"d1","by_clock":false}','old-14');
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',10,'{"event":"called","v":1,"at":1750000248628,"seat":"first","by_clock":false}','old-15');
INSERT INTO "events" VALUES('r13IzIT5JFu3EInO',11,'{"event":"pointed","v":1,"at":1750000248701,"seat":"first","shape":"1","by_clock":false}','old-16');
INSERT INTO "events" VALUES('3nnH9XUqRP1NT3Sx',1,'{"event":"opened","v":1,"at":1750000248757,"names":{"first":"Ben","second":"Anna"},"settings":{"variant":"chst:l","calling":"spoken","false_call":"ignore","late_call":false,"pointing":["first","second"],"clock":"-","casual":true,"grace":120000,"start":null},"throws":[]}',NULL);
INSERT INTO "events" VALUES('TMmaywieRrVbdtzp',1,'{"event":"opened","v":1,"at":1750000248784,"names":{"first":"Anna","second":"Ben"},"settings":{"variant":"chst:l","calling":"spoken","false_call":"ignore","late_call":false,"pointing":["first","second"],"clock":"-","casual":true,"grace":120000,"start":null},"throws":[]}',NULL);
INSERT INTO "events" VALUES('TMmaywieRrVbdtzp',2,'{"event":"given","v":1,"at":1750000248796,"seat":"first","piece":"F","by_clock":false}','old-17');
INSERT INTO "events" VALUES('TMmaywieRrVbdtzp',3,'{"event":"placed","v":1,"at":1750000248844,"seat":"second","cell":"a1","by_clock":false}','old-18');
INSERT INTO "events" VALUES('TMmaywieRrVbdtzp',4,'{"event":"given","v":1,"at":1750000248896,"seat":"second","piece":"D","by_clock":false}','old-19');
INSERT INTO "events" VALUES('TMmaywieRrVbdtzp',5,'{"event":"resigned","v":1,"at":1750000248944,"seat":"first"}','old-20');
INSERT INTO "events" VALUES('LgVkc5mcmYZflmct',1,'{"event":"opened","v":1,"at":1750000248998,"names":{"first":"Anna","second":"Ben"},"settings":{"variant":"chst:l","calling":"spoken","false_call":"ignore","late_call":false,"pointing":["first","second"],"clock":"-","casual":true,"grace":120000,"start":null},"throws":[]}',NULL);
INSERT INTO "events" VALUES('LgVkc5mcmYZflmct',2,'{"event":"aborted","v":1,"at":1750000249006,"seat":"second"}','old-21');
CREATE TABLE games (
	id VARCHAR(32) NOT NULL,
	owner VARCHAR(64) NOT NULL,
	seats TEXT NOT NULL,
	created_at BIGINT NOT NULL,
	rematch VARCHAR(32),
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('66aMC1oc2Y94daVF','a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d','[{"owner": "a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d", "level": null, "seed": 0, "aids": []}, {"owner": "a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d", "level": null, "seed": 0, "aids": []}]',1750000247031,NULL);
INSERT INTO "games" VALUES('rqCNq9w8XsggyEI_','a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d','[{"owner": "a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d", "level": null, "seed": 0, "aids": ["threats", "safe"]}, {"owner": null, "level": 3, "seed": 3153036891, "aids": []}]',1750000247302,NULL);
INSERT INTO "games" VALUES('r13IzIT5JFu3EInO','a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d','[{"owner": "a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d", "level": null, "seed": 0, "aids": []}, {"owner": "a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d", "level": null, "seed": 0, "aids": []}]',1750000248243,'3nnH9XUqRP1NT3Sx');
INSERT INTO "games" VALUES('3nnH9XUqRP1NT3Sx','a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d','[{"owner": "a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d", "level": null, "seed": 3897004115, "aids": []}, {"owner": "a27959c8604547e6e5b47b8b129ccc45cb032dfcf06ac4ac7a23e144f17e575d", "level": null, "seed": 820205668, "aids": []}]',1750000248757,NULL);
INSERT INTO "games" VALUES('TMmaywieRrVbdtzp','7c88ad0c238d35fc293ab3c10affd94769cc4d53c9312632aa5e165196274a37','[{"owner": "7c88ad0c238d35fc293ab3c10affd94769cc4d53c9312632aa5e165196274a37", "level": null, "seed": 0, "aids": []}, {"owner": "7c88ad0c238d35fc293ab3c10affd94769cc4d53c9312632aa5e165196274a37", "level": null, "seed": 0, "aids": []}]',1750000248784,NULL);
INSERT INTO "games" VALUES('LgVkc5mcmYZflmct','7c88ad0c238d35fc293ab3c10affd94769cc4d53c9312632aa5e165196274a37','[{"owner": "7c88ad0c238d35fc293ab3c10affd94769cc4d53c9312632aa5e165196274a37", "level": null, "seed": 0, "aids": []}, {"owner": "7c88ad0c238d35fc293ab3c10affd94769cc4d53c9312632aa5e165196274a37", "level": null, "seed": 0, "aids": []}]',1750000248998,NULL);
CREATE TABLE servers (
	id INTEGER NOT NULL,
	began_at BIGINT NOT NULL,
	alive_at BIGINT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "servers" VALUES(1,1750000247007,1750000249231);
CREATE INDEX ix_games_owner ON games (owner);
COMMIT;
