//! Players for every game and strength; they see positions only, never seeds
