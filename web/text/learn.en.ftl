learn = Learn
learn-lead = Each game is taught by playing it: a few minutes, the real board, and an owl that helps.
learn-minutes = About { $minutes } min.
learn-lesson = Lesson { $number } of { $count }
learn-done = done
learn-begun = begun
learn-begin = Begin
learn-next = Next: { $title }
learn-go-on = Go on: { $title }
learn-all-done = That is enough to begin with. The owl and the ? at the top tell the rest when it comes.
learn-play = Play { $game } now
learn-rules = Rules
owl-on = Go on
owl-again = Try again
owl-back = Back
owl-show = Show me
owl-says = The owl says
lesson-over = Done!
lesson-repeat = Once more
lesson-skip = Skip this lesson
lesson-leave = Leave
lesson-steps = Lessons of { $game }
lesson-task = { $done } of { $tasks } done
lesson-look = Look at the board.
puzzles = Puzzles
puzzles-lead = One position, one question. The first try counts, and any move as good as the best is right.
puzzles-learn = Small positions with one question each, and a new one every day.
puzzle-today = Puzzle of the day
puzzle-today-done = Found! The next one comes tomorrow.
puzzle-number = Puzzle { $number }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-solve = Solve it
puzzle-once-more = Look at it again
puzzle-found = { $count ->
    [0] Nobody has found it yet today.
    [one] One person has found it today.
   *[other] { $count } people have found it today.
}
puzzle-streak = { $days ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-standing = How you fare
puzzle-rating = Your rating
puzzle-rated = { $count ->
    [one] from 1 puzzle
   *[other] from { $count } puzzles
}
puzzle-unrated = Your first puzzle sets it.
puzzle-progress = { $solved } of { $count } solved
puzzle-counts = The first try counts.
puzzle-practice = For practice only.
puzzle-at-once = At first try!
puzzle-solved = Solved!
puzzle-shown = Now you know
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-wonder = Shall I show you? Then it counts as not solved.
puzzle-keep = Keep trying
puzzle-is-solved = solved
puzzle-is-shown = shown
puzzle-is-tried = tried
