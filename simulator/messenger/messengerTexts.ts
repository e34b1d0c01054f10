/** What performers say first. */
export const openers = [
  'How was your evening?',
  'I kept a song for you',
  'Thank you for the roses',
  'New pictures on Sunday',
  'Are you coming to the show?',
  'Back from the sea',
  'Good night, and see you soon',
]

/** Short things that anybody says. */
export const asides = [
  'Haha',
  'Yes 😊',
  'Of course!',
  'Not yet',
  'Tell me more',
  '😄',
  'I thought so',
  'Good idea 👍',
  'Maybe tomorrow',
  '❤️',
  'Really?',
  'See you then',
  'Oh, I know that feeling',
  'Sounds lovely ✨',
]

/** What performers tell. */
export const tales = [
  'I have moved the piano to the window, the light is better there 🎹',
  'Tonight I will wear the green dress, you asked for it last week',
  'The rehearsal went well, only the last song still needs a better ending.',
  'It has been raining since this morning, so I bake instead 🍰',
  'My new playlist is here, it starts slowly and ends at the sea: https://example.com/playlists/slow-evening',
  'I am reading a novel about a lighthouse keeper, and I do not want it to end',
  'Nine o’clock is my time, the lamps are on and the kettle as well ☕',
  'You are the first one I tell: there will be a show on Saturday',
  'I have found the café you wrote about, and they still have the blue cups',
  'The schedule for this week is up: https://example.com/schedule?week=current#evenings',
  'I was at the market early and came back with far too many flowers 🌷',
  'Next week I am away for two days, then I am back with stories',
  'I counted: we have been writing for a whole summer now',
  'A fan sent me a postcard from Lisbon, it hangs beside the mirror',
  'Dance class was hard today, but my turns are getting cleaner 💃',
  'The new pictures are from the old theatre, you will recognise the curtain',
  'I have painted the wall behind me, guess which colour',
  'The moon is so bright tonight that I left the lamp off 🌙',
  'I am learning Spanish and keep mixing up the words for tired and married',
  'Somebody recommended this film to me: https://example.com/films/the-long-afternoon',
  'It was a long day, but your message made it shorter',
  'My neighbour practises the trumpet, and he is finally getting better 🎺',
]

/** What guests tell. */
export const thoughts = [
  'I have just come home and thought of your song',
  'The train was late again, so I had time to look at your pictures',
  'Which of the two dresses do you like better?',
  'I will be there at nine, keep a place for me 🙂',
  'Do you still have the recipe for that cake?',
  'I listened to the playlist twice, the third piece is wonderful',
  'Here is the place I told you about: https://example.com/places/harbour-lights',
  'It is snowing here, can you believe it? ❄️',
  'I have a free evening on Saturday',
  'Your last show was the best one so far 👏',
  'What are you reading at the moment?',
  'I owe you a coffee for that advice',
  'Good luck for the rehearsal, you will be great',
  'Today I repaired my old bicycle and rode it down to the river',
  'I have never seen anybody laugh like you do',
  'When will you be online tomorrow?',
  'I wrote to you yesterday but fell asleep over it 😴',
  'My sister says hello, she liked your song as well',
  'Is that a real piano in the background?',
  'I am off to work, talk to you tonight',
]

/** What performers answer to what they are told. */
export const replies = [
  'That sounds lovely, tell me more about it',
  'I was hoping that you would write today 😊',
  'Then we have something in common',
  'You always find the right words',
  'I am just making tea, but I am all yours now ☕',
  'Oh, that reminds me of an evening by the sea. I will tell you about it when we talk',
  'Good that you say so. I was not sure whether anybody had noticed',
  'Stay a little, the evening has only begun ✨',
  'I like that. Keep it a secret between us',
  'You made me laugh, and that in the middle of my make-up 😄',
  'Let us talk about it in my show tonight, I begin at nine',
  'I have put it on my list: https://example.com/lists/things-to-do',
]

/** What performers answer to a question. */
export const verdicts = [
  'Yes, of course!',
  'I would say yes, but ask me again tomorrow 😉',
  'Good question. I have to think about it while I brush my hair',
  'Not today, but soon',
  'Guess! You have three tries',
  'If you ask me like that, I cannot say no',
  'It depends on the weather, as always ☔',
]

/** What performers say when they come back to a message that waited. */
export const returns = [
  'Here I am again, sorry that you had to wait',
  'I have just come online and read your message',
  'Back from dinner. Now, where were we?',
]

/** `{gift}` is its name. */
export const thanks = [
  'Thank you for the {gift}! 🌹',
  'A {gift}, for me? You are sweet',
  'Oh, {gift}! You have made my evening 💛',
  'I will keep it beside the mirror: {gift}. Thank you!',
]

/** What performers say when their toy moves. */
export const reactions = [
  'Oh! I was not prepared for that 😄',
  'You have a feeling for the right moment',
  'That was a surprise. A good one ✨',
]

/** What performers write under a picture or out of the blue. */
export const greetings = [
  'I have just thought of you',
  'Are you there? I have a free quarter of an hour',
  'I have something new to show you',
  'The stage is ready, and I am early for once',
  'How do you like this light?',
]

/** With which performers invite to a free show. */
export const invitations = [
  'My free show has begun, come and see',
  'I am live for a while, and you are invited',
  'The curtain is up. No ticket needed tonight 🎭',
]
