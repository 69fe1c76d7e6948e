### What the server's own pages say.

home-lead = Rolling Bones, KnochenMAX and Rolling Dice: three games of bones and dice, with dice that you can check.
home-play = Sit down
home-terminal = Somebody gave you a link or a code? In a terminal you sit down with
home-programs = For programs
home-api = Everything that people do here, programs can do too: open tables, sit down, play, watch, read records and analyses.
home-docs = The interface, request by request
