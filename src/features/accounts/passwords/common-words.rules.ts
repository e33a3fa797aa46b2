// What people use as passwords: words, names, teams, brands and pet names, without digits or punctuation.
// common-passwords.rules.ts refuses each of them in upper or lower case, with look-alike characters, and with a short ending.
const words = `
abc abcd abcdef abdullah abigail abraham access accessdenied acdc achilles acmilan adam adamadam adidas
admin administrator adrian adriana aeroplane africa ahmed airborne airforce airplane airport ajax alaska
alberto alejandra alejandro aleksandr alexander alexandra alexandre alexis alfred alfredo algebra alicia
alien aliens alison allison alpha alphabet alphabeta always amanda amazing amazon amelia amen america amor
amore amsterdam anarchy anastasia andrea andreas andres andrew andrey android angel angela angelica angelina
angelito angels anita ankara anna anthony antonia antonio anybody anything apollo apple apples april aragorn
argentina ariel arizona armani army arsch arsenal arthur asdf asdfgh ashleigh ashley assassin assassins
asshole astonvilla athena athens athlete atlanta atlantis atletico auckland audi audrey august auntie austin
australia austria autumn avenger avengers avenue awesome azerty baby babyangel babyboy babydoll babyface
babygirl bacardi bacon badass badboy badboys badger badgirl ballet bambi banana bananas bandit bandung
bangalore bangkok bangladesh bank banker banking barbara barber barbie barcelona bart baseball basement
basketball bastard bathroom batman bayern bayernmunich beach bear bears beatles beatrice beatriz beautiful
beaver beckham bedroom beer beethoven beijing belgium believe believer bella bellaedward benfica benjamin
berlin bernard bernardo besiktas bestfriend bestfriends bestone beverly beyonce bianca bible bieber bigboy
bigdaddy bigdog bigfoot biggie bigmac bigman bigred bigsister bigtruck biker billion billionaire biology
birthday biscuit bitch bitches black blackhawks blackie blackpearl blacksabbath blacky bleach blessed
blessing blink blinker blossom blowjob blue bluebird bluesclues bluesky blur bmw bobmarley bocajuniors
bogota bonita bonjour bonnie boobies boobs bored boring borussia boston bowie boxer boxing boy boyfriend
boys boyz bradley brandon brasil braves bravo brazil breakingbad brenda brian bridge bridget brilliant
brisbane britain britney brittany bronco broncos brooklyn brother brothers brown brownie bruce bruins
brussels bryan bubba bubblegum bubbles buccaneers bucharest budapest buddy buddyboy budlight budweiser
buffalo bugatti bugsbunny builder bulbasaur bulgaria bulldog bulldogs bulls bullshit bumblebee bunny burger
burrito business buster butter buttercup butterflies butterfly cadillac caesar cairo caitlin california
callofduty camaro camera cameron canada candy candycane candyman canon canucks cappuccino captain
captainamerica captainjack cardinals carino carla carlos carmen carol carolina caroline carolyn cartman
casablanca cash cassandra cassie castle cat catdog catherine cats catwoman cazzo cecilia celeste celtic
celtics challenger champion champions chanel change changeit changeme chaos charger chargers charizard
charles charlie charlotte cheese cheeseburger chelsea chemistry cherokee cherry cheryl chevrolet chevy
chicago chicagobulls chicken child children chile china chinese choco chocolate chopper chouchou christ
christian christina christine christmas christopher chrysler chubby chuj church cinderella cinema cinnamon
cisco citroen claire clarence classof claudia clayton cleopatra clinton cloud clouds coach cobra cocacola
coffee coke coldplay college colombia colorado colts company computer computers connard connie connor
contrasena converse cookie cookies cool coolcat coolgirl coolguy coolio coolman corazon corinthians corona
corvette cougar counter counterstrike courtney cousin cowboy cowboys craig crazy crazyboy crazycat crazygirl
credit creed cricket crimson cristiano crystal cuba cubs cumshot cupcake curtis cutie cutiepie cyber
cyberpunk cyborg cycling cyclist cynthia dad daddy daddysgirl daenerys daisy dakota dallas dance dancer
dancing danger dangerous daniel daniela danielle danmark darkness darling darren darthvader database david
davidson davinci daydream dearest debbie debian deborah december deepak default deftones delhi delta demo
demon demons denmark dennis denver derek desiree desktop destiny destroy destroyer detroit deutschland devil
devils devin dexter diablo diamond diamonds diana dickhead diego digimon digital dimitri dior direction
director disaster disney doctor dodge dodgers dog doggie doggy doghouse dogs dollar dollars dolores dolphin
dolphins dominic dominique donald donaldduck donkey dontforget dontknow doom door doors dorothy dortmund
doudou douglas download dragon dragonball dragonfly dragons dragonslayer drake dream dreamer dreaming dreams
driver drummer drums dubai ducati duck ducks dumbass dumbledore dunno dustin dvorak dylan eagle eagles
easter easy easypass ebony echo eclipse ecuador eduardo education edward edwardcullen eeyore egypt einstein
ekaterina elaine eleanor electric electronic elena elephant elizabeth ellen elmo elvis emerald emily eminem
emma energy engineer england english enrique eric ericka erika ernest ernesto escort esmeralda espana
esteban esther ethan eugene europe evelyn everton everybody everything evil example excalibur excellent
explorer fabian facebook fairies fairy fairytale faith falcon falcons fallout familia family familyguy
fantastic fantasy farmer fast fastfurious fatass fatboy fatcat father fatima february federer felicia felix
fenerbahce fernando ferrari feyenoord fiat ficken fiesta fiftycent fight fighter fighting finland fiona fire
firebird firefighter fireman firmware firstlove fish fisher fisherman fishing flamengo flash flashy florence
florida flower flowers floyd flyers focus football footballer ford fordf forest forever foreverlove
foreveryoung forget forgetit forgot formula fortnite fortune fox foxes foxtrot france frances francis
francisco frank franklin freddie freddy frederick freedom french freshman friday friend friends
friendsforever friendship frodo frog froggy fuck fucker fuckme fuckoff fuckyou fun funfun funny funnyman
furious gabriel gabriela gabrielle gaga galatasaray galaxy galileo gameboy gameofthrones gamer games gaming
gamma gandalf ganesh gangsta gangstar gangster garage garcia garden garfield geheim gemma gentleman geometry
george georgia gerald german germany gerrard ghost ghosts giants gilbert ginger giovanni giraffe girl
girlfriend girlpower girls girly github gitlab gizmo gloria glory gmail goalie goblin god godisgood
godislove godzilla goku gold golden goldfish golf golfer golfgti golfing gollum gonzalez goodbye goodbyes
goodday goodlife goodluck goodmorning goodnight goofy google goose gordon gorgeous gorilla gossipgirl grace
graduate grandma grandpa greece green greenday gregory gremlin gryffindor gucci guest guillermo guitar
guitarist guitarra gundam gustavo hacked hacker hackers hacking halflife hallelujah hallo halloween halo
hamburg hamlet hamster hannah happiness happy happybirthday happyday happyness hard hardcore harder hardware
harley harleydavidson harold harrison harry harrypotter haslo hassan havoc hawaii hawk hawks heart
heartbreak heartless hearts heat heather heaven heavenly heavymetal hector heineken heisenberg helen
helicopter hell hellfire hello hellokitty hellothere helloworld henry hercules hermes hermione hernandez
hero heroes highschool highway hihello hiphop hippo history hobbit hockey hogwarts holiday holidays holland
hollywood holyspirit home homer homes homesweethome honda hondacivic honey honeybee honeybunny hongkong hope
horny horse horses hotboy hotdog hotel hotgirl hotmail hotstuff hottie house houses houston howard hugs hulk
hungary hunter hunting husband hussein hyundai ibrahim icecream iceman idiot idontknow ignacio iloveme
iloveu iloveyou iloveyoubaby iloveyouso imagine imbored imcool impreza imsorry imthebest india indonesia
inferno ingrid inlovewithgod instagram inter intermilan internet intranet inuyasha iphone ireland irene
ironmaiden ironman isaac isabel isabella island israel istanbul itachi italia italian italy ivan iverson
ivory jackie jackson jacob jacobblack jacqueline jaguar jakarta jakob jamaica james jamie january japan
japanese jasmin jasmine jason java javascript javier jedi jedimaster jeep jeffrey jellybean jenna jennifer
jenny jeremy jerome jerusalem jessica jessie jesus jesuschrist jesuslovesme jesussaves jets jetski jimmy
joanna joanne joaquin jocelyn joder joel johanna johannes john johnny johnson joker jokers jonas
jonasbrothers jonathan jonathon jonsnow jordan jorge josefina joselito joseph josephine joshua joyce juan
juanita judo julia julian juliana julie juliet julio july june junior justice justin justinbieber juventus
kaitlyn karachi karaoke karate karen karina karla karma katherine kathleen kathryn katie katrina kawasaki
kayla keith kelly kenneth kenny kenya kevin keyboard keys kiev killer killers kimberly king kingkong kings
kirsten kiss kisses kissme kitchen kitten kittens kitty kittycat knicks knight knights knockknock koala kobe
kobebryant kodak korea korn krishna kristen kristina krystal kungfu kurwa kyle ladies lady ladybug ladygaga
lakers lakshmi lamborghini lannister laptop larry lasvegas latte laugh laughing laura lauren lavender
lawrence lawyer lazio lebron ledzeppelin leeds legend legends legolas leon leonard leonardo leonie leopard
lesbian leslie letmein letmeinnow liberty library liebe life lifegoeson lifeisgood lifelong lightning
lightspeed lily lincoln linda lindsay lindsey linkedin linkin linkinpark linux lion lioness lions lisa
lisboa littlegirl littleman littleone livelife liverpool liveyourlife lizard logan login logmein london
looneytunes lopez lordoftherings lorena lorenzo lorraine losangeles lost louis louise loulou love loveislove
lovelife lovelove lovely loveme lover lovers loveyou lucas luciana lucifer lucky luckycharm luckyone
luckystar lucy luffy luigi luis lukas lukeskywalker macbeth macross madeline madison madonna madrid magenta
magic magical magician magnolia maiden maksim malaysia mama mamacita mamma manager manchester mancity mango
manhattan manila manuel manutd maple mapleleafs maradona marcela marcelo march marcus margaret margarita
marge maria mariana marie marilyn marina marine marines mario marisol marissa marjorie mark market marketing
marlene marley marlon marseille martin martina martinez martini marvel marvin mary maserati mason master
masterkey mastermind mathematics maths matrix matthew matthias maureen maurice mauricio maverick maximus
maxwell mayhem mazda megadeth megan megatron mehmet melanie melbourne melinda melissa melody melon mercedes
merde merlin mermaid mermaids messi metal metallica metroid mets mexico miami michael michaeljordan michelle
mickey mickeymouse micorazon microsoft midnight mierda miguel milan mildred military million millionaire
mine minecraft minemine minnie miracle miranda miss missy missyou mister mitchell mitsubishi mivida mocha
mohamed mohammad mohammed mom momanddad momdad mommy mommydaddy monday money moneyman moneymoney monica
monique monkey monkeys monster monsters montreal moon moonbeam moonlight mordor morgan morning morocco
morpheus moscow motdepasse mother motherfucker motocross motorcycle motorola mountain mountains mouse movie
movies mozart mrs mudvayne muffin muffins muhammad mum mumbai munich murphy music musica musical musician
mustafa mustang myangel mybaby myboys myfamily mygirls mykids mylife mylove mypassword myself nacho nadal
nadine nancy naomi napoleon napoli naruto nascar nastya natalia natalie natasha nathan nathaniel naughty
navy nederland nelson nemo neo netflix network nevada never nevermind newcastle newlife newpassword newton
newyear newyork newzealand neymar nicholas nicola nicolas nicole nigeria night nighttime nike nikita nikolas
nikon nina ninja ninjas nintendo nirvana nissan nitro nobody noidea nokia noodle noodles nopassword norge
norman norway nothing november number numberone nurse nursing oasis ocean oceans octane october office
oldpassword oliver olivia olympus omega oneandonly onedirection onelove onepiece onlyone opensesame openup
optimus oracle orange orangejuice orchid orlando osaka oscar outlaw outlook overwatch pablo packers pakistan
palmeiras pamela pancake panda pandas pantera panther panthers paola papa papito paradise paris parola pass
passe passion passport passwd password passwordpassword passwort pasta patience patricia patrick patriots
paul paula pauline paypal peace peaceful peach peaches peanut peanuts pearl pedro pegasus pele penelope
penguin penguins penis pepper peppers pepsi perez perfect peru peter peterpan peugeot pharaoh philip
philippines phillip phoenix photo photography photos phyllis physics piano picasso picture pictures pigeon
pikachu pilot pink pinkfloyd pinocchio pirate pirates pistons pitbull pizza platinum playboy player players
playgirl playstation please pleaseme plumber pluto pokemon poland polarbear polaroid police policeman polska
pontiac pony poodle pooh pookie popcorn porn porno pornstar porsche portland porto portugal potato power
powerful powers prada prague praise praisegod prayer precious predator presley preston pretty prettygirl
prince princesa princess priscilla private priya puma pumpkin pumpkinpie punk punkrock puppies puppy purple
purplerain pussy pussycat puta putain pyramid python quake quarterdeck quebec queen queens qwerty qwertyuiop
qwertz rabbit racer rachel racing radiohead rafael rahul raiders rain rainbow rainbows rajesh ramirez ramon
ramona randall ranger rangers rapper raptors raquel rasta raven ravens raymond realmadrid rebecca rebel
rebelde rebels red redhat redrose redskins redsox redwings reebok reggae regina remember rememberme renault
restaurant ricardo rich richard richie richman rihanna river riverplate rivers robert roberto robin robinson
roblox robot robots rockandroll rocker rocket rocketman rockets rocknroll rockon rockstar rocky rodrigo
rodriguez roger roland rolando rolex rollingstones roma romance romania romeo romeoandjuliet ronald
ronaldinho ronaldo rooney rooster root rootroot rosa rosalinda rose rosemary roses rottweiler roxanne royal
royalty ruby rudolf rugby runner running russell russia rusty ryan saab sabrina sailor sailormoon saints
sakura sales salmon salvador salvatore samantha samsung samuel samurai sanchez sandiego sandra sanfrancisco
sanjay santana santiago santos sapphire sarah sasuke satan saturday sauron sausage savannah savior saviour
scarlet scarlett schalke schatz schatzi scheisse school schumacher science scientist scooby scoobydoo
scorpio scorpion scotland scott scrubs seahawks seattle sebastian sebastien secret secrets secure security
seinfeld senha senior senna seoul september serena sergey sergio server service sesame sevilla sex sexsex
sexual sexy sexybitch sexyboy sexygirl sexylady sexymama shadow shadows shakespeare shakira shanghai shannon
shaq shark sharks sharon shawn sheila shelby shirley shit shithead shoes shooter shopper shopping shorty
shrek sierra sigma signin silver silverado simba simone simple simplelife simpsons singapore singer singing
sister sisters skateboard skater skating skier skiing skinny skittles skyline skyrim skywalker slayer
slipknot slut smallville smile smiles smiley smiling snake sneakers snickers sniper snoop snoopdogg snoopy
snow snowball snowboard snowflake snowman soccer softball software soldier soleil somebody something sonia
sonic sophia sophie sophomore sopranos sorry soul southpark spaghetti spain spanish sparta spartan spartans
special specialk speed speedracer speedster speedy spencer sphinx spider spiderman spirit spongebob sporting
spotify spring springtime sprite spurs squirrel squirtle stallion stanley star starcraft starfish stark
starlight stars startrek starwars station steelers stefan stefano stella stephanie stephen steven stewart
storm stormy strawberry street strength striker stripper strong stronger stronzo stuart student students
stupid subaru success successful sugar sugarbaby suisse summer summertime sunday sunflower sunny sunrise
sunset sunshine suomi superhero superman supermario supernatural superpower superstar superuser support
suresh surfer surfing susan sushi suzanne suzuki sverige svetlana sweden sweet sweetdreams sweetheart
sweetie sweetpea sweety swimmer swimming sydney sylvester sylvia sysadmin system systems taco tacoma tacos
taiwan tamara tangerine tango tatiana taylor taylorswift teacher teamo tech techno technology teddybear
television temp temporary tennis tequiero tequila teresa terminator tesla test tester testing testtest
testuser tetris texas thailand thanks thankyou thebest theodore theone thepassword theresa thiago thomas
thompson thug thuglife thunder thunderbird thunderbolt thursday tiffany tiger tigers tigerwoods tigger
timothy tinker tinkerbell tinkerbelle tiny titan titanic titans tits tobias tokyo tomato tootsie topgun
topsecret toronto tottenham tower toyota transformer transformers travis treasure trinity tristan trojan
trouble truck trucker truelove trustme trustno trustnoone tuesday tulip tupac turbo turkey turkiye turquoise
turtle turtles tweety twilight twinkie twinkle twitter tyler ubuntu ukraine uncle unicorn unicorns unique
universe university upload ursula usa user username vacation vader vagina valencia valentina valentine
valerie vampire vampirediaries vampires vancouver vanessa vanilla vans vegas vegeta velocity venezia
venezuela veronica versace vicente victoria victory vienna vietnam vijay viking vikings viktor viktoria
vincent violet violin viper virginia vladimir vodka voldemort volkswagen volleyball voltron volvo wachtwoord
waffle wales walter wanda warcraft warrior warriors warsaw wayne webmaster website wednesday weekend welcome
welcomehome wendy werewolf wesley westham whale whateva whatever whatsapp whiskey white whitey whitney whore
wicked wife wilhelm william williams willie window windows wine winner winnie winning winston winter
winteriscoming winters wish wishes wishmaster witch wizard wizards wolf wolverine wolves wonderful
wonderwoman worldofwarcraft wrangler wrestler wrestling wutang xbox xmas yahoo yamaha yankees yellow yoda
yolanda yourpassword yours yourself youtube yvonne zachary zebra zelda zeppelin zeus zidane zombie zombies
zulu zurich zxcv
`

export const COMMON_WORDS: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
